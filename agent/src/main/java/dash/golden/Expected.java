package dash.golden;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A right answer that is written down instead of computed. */
public record Expected(List<List<Value>> rows) {

    /** What one value of the answer has to be. */
    public sealed interface Value {}

    /** This value. */
    public record Exactly(Cell cell) implements Value {}

    /** A number within both ends, where they are given. */
    public record Between(Optional<BigDecimal> min, Optional<BigDecimal> max) implements Value {}

    /** A text that matches as a whole. */
    public record Matches(Pattern pattern) implements Value {}

    public Expected {
        rows = rows.stream().map(List::copyOf).toList();
    }
}
