package dash.guard;

import dash.statement.Expression;
import java.util.Optional;

/** Built-in types between which the engine converts by itself; it never converts from one family to another. */
enum TypeFamily {
    NUMBER,
    TEXT,
    TIME,
    TRUTH;

    /** The family of a type; none for types of users and for pseudo-types that stand for any type. */
    static Optional<TypeFamily> named(String type) {
        return switch (type) {
            case "int2",
                    "int4",
                    "int8",
                    "smallint",
                    "integer",
                    "bigint",
                    "numeric",
                    "decimal",
                    "float4",
                    "float8",
                    "real" -> Optional.of(NUMBER);
            case "text", "varchar", "bpchar", "name", "char" -> Optional.of(TEXT);
            case "date", "timestamp", "timestamptz", "time", "timetz", "interval" -> Optional.of(TIME);
            case "bool", "boolean" -> Optional.of(TRUTH);
            default -> Optional.empty();
        };
    }

    /** The family of an expression, where the text alone tells it. A quoted constant takes whatever type fits. */
    static Optional<TypeFamily> of(Expression expression, String homeSchema) {
        return switch (expression) {
            case Expression.Literal literal ->
                switch (literal.kind()) {
                    case INTEGER, DECIMAL -> Optional.of(NUMBER);
                    case BOOLEAN -> Optional.of(TRUTH);
                    case NULL, STRING, BITS -> Optional.empty();
                };
            case Expression.Cast cast
            when cast.type().name().schema().orElse(homeSchema).equals(homeSchema) ->
                named(cast.type().name().last());
            case Expression.Exists exists -> Optional.of(TRUTH);
            default -> Optional.empty();
        };
    }
}
