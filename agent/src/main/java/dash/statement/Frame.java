package dash.statement;

import java.util.Optional;

/** The frame of a window; {@code end} is absent when only a start was written. */
public record Frame(Span span, Unit unit, Bound start, Optional<Bound> end, Exclusion exclusion) implements Node {

    public enum Unit {
        ROWS,
        RANGE,
        GROUPS
    }

    public enum Exclusion {
        UNSAID,
        CURRENT_ROW,
        GROUP,
        TIES
    }

    /** One end of a frame; the offset only for {@code n PRECEDING} and {@code n FOLLOWING}. */
    public record Bound(Span span, Kind kind, Optional<Expression> offset) implements Node {}

    public enum Kind {
        UNBOUNDED_PRECEDING,
        PRECEDING,
        CURRENT_ROW,
        FOLLOWING,
        UNBOUNDED_FOLLOWING
    }
}
