package dash.golden;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whether a cell is what one value of the right answer asks for. */
final class ValueTest {

    private final Sameness sameness;

    ValueTest(Sameness sameness) {
        this.sameness = sameness;
    }

    boolean met(Expected.Value value, Cell cell) {
        return switch (value) {
            case Expected.Exactly(Cell wanted) -> sameness.same(wanted, cell);
            case Expected.Between(Optional<BigDecimal> min, Optional<BigDecimal> max) ->
                Sameness.number(cell)
                        .filter(number -> min.isEmpty() || number.compareTo(min.get()) >= 0)
                        .filter(number -> max.isEmpty() || number.compareTo(max.get()) <= 0)
                        .isPresent();
            case Expected.Matches(Pattern pattern) ->
                !(cell instanceof Cell.Missing) && pattern.matcher(cell.plain()).matches();
        };
    }

    /** As a person is told it. */
    static String inWords(Expected.Value value) {
        return switch (value) {
            case Expected.Exactly(Cell cell) -> inWords(cell);
            case Expected.Between(Optional<BigDecimal> min, Optional<BigDecimal> max) ->
                min.isEmpty()
                        ? "at most " + max.orElseThrow().toPlainString()
                        : max.map(most -> min.get().toPlainString() + " to " + most.toPlainString())
                                .orElse("at least " + min.get().toPlainString());
            case Expected.Matches(Pattern pattern) -> "a text like /" + pattern + "/";
        };
    }

    static String inWords(Cell cell) {
        if (cell instanceof Cell.Missing) {
            return "NULL";
        }
        String text = cell.plain();
        return text.isEmpty() ? "''" : text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
