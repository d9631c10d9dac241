package dash.statement;

import java.util.List;
import java.util.Optional;

/** What can stand in FROM. */
public sealed interface Relation extends Node {

    Optional<Alias> alias();

    /**
     * A relation by name: a table, a view, or a common table expression ({@link TablesRead} tells which).
     *
     * @param only FROM ONLY t: without inheriting tables
     */
    record Table(Span span, Name name, boolean only, Optional<Alias> alias, Optional<Sample> sample)
            implements Relation {}

    record Subquery(Span span, Query query, boolean lateral, Optional<Alias> alias) implements Relation {}

    /** One call in FROM, or several in ROWS FROM. */
    record FunctionTable(
            Span span,
            List<TableFunction> functions,
            boolean lateral,
            boolean ordinality,
            boolean rowsFrom,
            Optional<Alias> alias)
            implements Relation {
        public FunctionTable {
            functions = List.copyOf(functions);
        }
    }

    /**
     * A join; the condition is ON, USING or, for NATURAL and CROSS, absent.
     *
     * @param usingAlias USING (…) AS name
     */
    record Join(
            Span span,
            Kind kind,
            boolean natural,
            Relation left,
            Relation right,
            Optional<Expression> on,
            List<String> using,
            Optional<Alias> usingAlias,
            Optional<Alias> alias)
            implements Relation {
        public Join {
            using = List.copyOf(using);
        }
    }

    enum Kind {
        CROSS,
        INNER,
        LEFT,
        RIGHT,
        FULL
    }

    /**
     * A relation with syntax of its own, such as PIVOT or DESCRIBE. What columns it gives is not known.
     *
     * @param words its options and names, in the engine's words
     * @param parts every relation, query, value and type inside it
     */
    record Construct(Span span, String name, List<String> words, List<Node> parts, Optional<Alias> alias)
            implements Relation {
        public Construct {
            words = List.copyOf(words);
            parts = List.copyOf(parts);
        }
    }

    /** TABLESAMPLE method (arguments) REPEATABLE (seed). */
    record Sample(Span span, Name method, List<Expression> arguments, Optional<Expression> seed) implements Node {
        public Sample {
            arguments = List.copyOf(arguments);
        }
    }

    /** A call that yields rows, with the columns it is said to yield. */
    record TableFunction(Span span, Expression call, List<ColumnDefinition> columns) implements Node {
        public TableFunction {
            columns = List.copyOf(columns);
        }
    }

    record ColumnDefinition(Span span, String name, TypeName type, Optional<Name> collation) implements Node {}
}
