package dash.profile;

import dash.execute.Cell;
import dash.schema.Column;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** One column of the rows that were looked at: its values in the order of the rows, and what they add up to. */
public record ColumnSample(Column column, ColumnProfile profile, List<Cell> cells) {

    public String name() {
        return column.name();
    }

    public Words words() {
        return Words.of(column.name());
    }

    /** The texts and whatever else is there, as text, without what is missing. */
    public List<String> texts() {
        return cells.stream()
                .filter(cell -> !(cell instanceof Cell.Missing))
                .map(Cell::plain)
                .toList();
    }

    public List<BigDecimal> numbers() {
        return cells.stream()
                .map(ColumnSample::number)
                .flatMap(Optional::stream)
                .toList();
    }

    public static Optional<BigDecimal> number(Cell cell) {
        return cell instanceof Cell.Numeric(BigDecimal value) ? Optional.of(value) : Optional.empty();
    }
}
