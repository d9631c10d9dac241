package dash.statement;

import java.util.List;
import java.util.Optional;

/**
 * A query: WITH around a body, then ORDER BY, LIMIT and OFFSET.
 *
 * @param withTies FETCH FIRST n ROWS WITH TIES
 * @param locking FOR UPDATE and its kin; held so that the guard can name them
 */
public record Query(
        Span span,
        Optional<With> with,
        Body body,
        List<OrderItem> orderBy,
        Optional<Expression> limit,
        Optional<Expression> offset,
        boolean withTies,
        List<Locking> locking)
        implements Root {

    public Query {
        orderBy = List.copyOf(orderBy);
        locking = List.copyOf(locking);
    }

    /** What a query is made of inside its WITH, ORDER BY and LIMIT. */
    public sealed interface Body extends Node {}

    /**
     * SELECT; {@code TABLE t} arrives as {@code SELECT * FROM t}.
     *
     * @param qualify QUALIFY: the rows kept by what their windows say
     */
    public record Select(
            Span span,
            Optional<Distinct> distinct,
            List<SelectItem> items,
            Optional<Into> into,
            List<Relation> from,
            Optional<Expression> where,
            Optional<Grouping> grouping,
            Optional<Expression> having,
            List<NamedWindow> windows,
            Optional<Expression> qualify)
            implements Body {
        public Select {
            items = List.copyOf(items);
            from = List.copyOf(from);
            windows = List.copyOf(windows);
        }

        /** For engines without QUALIFY. */
        public Select(
                Span span,
                Optional<Distinct> distinct,
                List<SelectItem> items,
                Optional<Into> into,
                List<Relation> from,
                Optional<Expression> where,
                Optional<Grouping> grouping,
                Optional<Expression> having,
                List<NamedWindow> windows) {
            this(span, distinct, items, into, from, where, grouping, having, windows, Optional.empty());
        }
    }

    /** UNION, INTERSECT or EXCEPT of two queries. */
    public record SetOperation(Span span, SetOperator operator, boolean all, Query left, Query right) implements Body {}

    public enum SetOperator {
        UNION,
        INTERSECT,
        EXCEPT
    }

    /** VALUES; each row holds the values of one line. */
    public record Values(Span span, List<Expression.Row> rows) implements Body {
        public Values {
            rows = List.copyOf(rows);
        }
    }

    /** DISTINCT, or DISTINCT ON when there are expressions. */
    public record Distinct(Span span, List<Expression> on) implements Node {
        public Distinct {
            on = List.copyOf(on);
        }
    }

    public record SelectItem(Span span, Expression value, Optional<String> alias) implements Node {}

    public record NamedWindow(Span span, String name, Over.Specification specification) implements Node {}
}
