package dash.statement;

import java.util.Optional;

/** An operator's symbol; the schema only for {@code OPERATOR(schema.+)}. */
public record OperatorName(Optional<String> schema, String symbol) {

    public static OperatorName of(String symbol) {
        return new OperatorName(Optional.empty(), symbol);
    }

    @Override
    public String toString() {
        return schema.map(name -> "OPERATOR(" + name + "." + symbol + ")").orElse(symbol);
    }
}
