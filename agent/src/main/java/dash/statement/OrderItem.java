package dash.statement;

import java.util.Optional;

/**
 * One item of an ORDER BY.
 *
 * @param using the operator of {@code ORDER BY x USING <}
 */
public record OrderItem(Span span, Expression value, Direction direction, Nulls nulls, Optional<OperatorName> using)
        implements Node {

    public enum Direction {
        UNSAID,
        ASCENDING,
        DESCENDING,
        USING
    }

    public enum Nulls {
        UNSAID,
        FIRST,
        LAST
    }
}
