package dash.statement;

import java.util.List;

/** GROUP BY, with DISTINCT when it stands there. */
public record Grouping(Span span, boolean distinct, List<Element> elements) implements Node {

    public Grouping {
        elements = List.copyOf(elements);
    }

    /** What can be grouped by. */
    public sealed interface Element extends Node {}

    /** A plain expression; several at once arrive as an {@link Expression.Row}. */
    public record By(Span span, Expression value) implements Element {}

    /** {@code ()}, ROLLUP, CUBE or GROUPING SETS. */
    public record Sets(Span span, Kind kind, List<Element> elements) implements Element {
        public Sets {
            elements = List.copyOf(elements);
        }
    }

    public enum Kind {
        EMPTY,
        ROLLUP,
        CUBE,
        GROUPING_SETS
    }
}
