package dash.statement;

import java.util.List;
import java.util.Optional;

/** What has a value. */
public sealed interface Expression extends Node permits Expression.Simple, Expression.Compound {

    /** Expressions without expressions inside. */
    sealed interface Simple extends Expression {}

    /** Expressions around others. */
    sealed interface Compound extends Expression {}

    /** {@code c}, {@code t.c}, {@code s.t.c}; whether the first part is a table or a composite column is not known. */
    record Column(Span span, Name name) implements Simple {}

    /** {@code *} or {@code t.*}; the qualifier is empty for the first. */
    record Star(Span span, List<String> qualifier) implements Simple {
        public Star {
            qualifier = List.copyOf(qualifier);
        }
    }

    /** A constant; the value is its content without quotes, {@code null} and booleans in lower case. */
    record Literal(Span span, Kind kind, String value) implements Simple {
        public enum Kind {
            NULL,
            BOOLEAN,
            INTEGER,
            DECIMAL,
            STRING,
            BITS
        }
    }

    record Parameter(Span span, int number) implements Simple {}

    /** CURRENT_DATE and other values without parentheses, by their name in lower case. */
    record SpecialValue(Span span, String name, Optional<Integer> precision) implements Simple {}

    /**
     * A call of a function, an aggregate or a window function.
     *
     * @param sqlSyntax written as SQL wants it ({@code EXTRACT(… FROM …)}, {@code TRIM(…)}); the name is the function behind it
     * @param star {@code count(*)}
     * @param orderBy inside the parentheses, or of WITHIN GROUP
     */
    record Call(
            Span span,
            Name name,
            boolean sqlSyntax,
            boolean star,
            boolean distinct,
            boolean variadic,
            List<Argument> arguments,
            List<OrderItem> orderBy,
            boolean withinGroup,
            Optional<Expression> filter,
            Optional<Over> over)
            implements Compound {
        public Call {
            arguments = List.copyOf(arguments);
            orderBy = List.copyOf(orderBy);
        }
    }

    /** An operator between two operands, or in front of one (left is absent). */
    record Operation(Span span, OperatorName operator, Optional<Expression> left, Expression right)
            implements Compound {}

    /** {@code x = ANY (array)}. */
    record Quantified(Span span, Expression value, OperatorName operator, Quantifier quantifier, Expression array)
            implements Compound {}

    enum Quantifier {
        ANY,
        ALL
    }

    /** LIKE and its kin; {@code operator} is what the engine runs, such as {@code ~~} or {@code !~~*}. */
    record Like(
            Span span,
            Matching matching,
            boolean negated,
            OperatorName operator,
            Expression value,
            Expression pattern,
            Optional<Expression> escape)
            implements Compound {}

    enum Matching {
        LIKE,
        ILIKE,
        SIMILAR
    }

    record Between(Span span, boolean negated, boolean symmetric, Expression value, Expression low, Expression high)
            implements Compound {}

    record InList(Span span, boolean negated, Expression value, List<Expression> list) implements Compound {
        public InList {
            list = List.copyOf(list);
        }
    }

    /** IS [NOT] DISTINCT FROM. */
    record DistinctFrom(Span span, boolean negated, Expression left, Expression right) implements Compound {}

    record NullIf(Span span, Expression left, Expression right) implements Compound {}

    /** AND or OR of two or more; chains of one kind arrive flat. */
    record Logical(Span span, Connective connective, List<Expression> operands) implements Compound {
        public Logical {
            operands = List.copyOf(operands);
        }
    }

    enum Connective {
        AND,
        OR
    }

    record Not(Span span, Expression operand) implements Compound {}

    /** IS [NOT] NULL. */
    record NullTest(Span span, boolean negated, Expression operand) implements Compound {}

    /** IS [NOT] TRUE, FALSE or UNKNOWN. */
    record BooleanTest(Span span, Truth truth, boolean negated, Expression operand) implements Compound {}

    enum Truth {
        TRUE,
        FALSE,
        UNKNOWN
    }

    /** CAST, {@code ::} and typed constants such as {@code DATE '2024-01-01'}. */
    record Cast(Span span, Expression value, TypeName type) implements Compound {}

    record Case(Span span, Optional<Expression> operand, List<When> branches, Optional<Expression> otherwise)
            implements Compound {
        public Case {
            branches = List.copyOf(branches);
        }
    }

    record When(Span span, Expression condition, Expression result) implements Node {}

    record Coalesce(Span span, List<Expression> values) implements Compound {
        public Coalesce {
            values = List.copyOf(values);
        }
    }

    /** GREATEST or LEAST. */
    record Extreme(Span span, boolean greatest, List<Expression> values) implements Compound {
        public Extreme {
            values = List.copyOf(values);
        }
    }

    record ScalarSubquery(Span span, Query query) implements Compound {}

    record Exists(Span span, Query query) implements Compound {}

    /** {@code x IN (SELECT …)}; NOT IN arrives as {@link Not} around it. */
    record InSubquery(Span span, Expression value, Query query) implements Compound {}

    /** {@code x = ANY (SELECT …)}. */
    record QuantifiedSubquery(Span span, Expression value, OperatorName operator, Quantifier quantifier, Query query)
            implements Compound {}

    record ArraySubquery(Span span, Query query) implements Compound {}

    record ArrayLiteral(Span span, List<Expression> elements) implements Compound {
        public ArrayLiteral {
            elements = List.copyOf(elements);
        }
    }

    /** {@code (a, b)} or {@code ROW(a, b)}. */
    record Row(Span span, List<Expression> elements) implements Compound {
        public Row {
            elements = List.copyOf(elements);
        }
    }

    /** {@code base[1]}, {@code base[1:2]}, one bracket after the other. */
    record Subscript(Span span, Expression base, List<Bracket> brackets) implements Compound {
        public Subscript {
            brackets = List.copyOf(brackets);
        }
    }

    /** One bracket; for a plain index only {@code upper} is there. */
    record Bracket(Span span, boolean slice, Optional<Expression> lower, Optional<Expression> upper) implements Node {}

    /** {@code (base).field}; the field is {@code *} for all of them. */
    record Field(Span span, Expression base, String field) implements Compound {}

    record Collate(Span span, Expression value, Name collation) implements Compound {}

    record AtTimeZone(Span span, Expression value, Expression zone) implements Compound {}

    /**
     * A construct of SQL/JSON or SQL/XML with syntax of its own, such as {@code JSON_VALUE(…)} or {@code XMLELEMENT(…)}.
     *
     * @param words its options and names, in the engine's words
     * @param parts everything with a value, type, order or window inside it
     */
    record Construct(Span span, String name, List<String> words, List<Node> parts) implements Compound {
        public Construct {
            words = List.copyOf(words);
            parts = List.copyOf(parts);
        }
    }

    /** GROUPING(…) of grouping sets. */
    record GroupingOf(Span span, List<Expression> arguments) implements Compound {
        public GroupingOf {
            arguments = List.copyOf(arguments);
        }
    }
}
