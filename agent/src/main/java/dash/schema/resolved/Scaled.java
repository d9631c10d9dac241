package dash.schema.resolved;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A value as a constant factor times parts whose order does not matter. */
public record Scaled(Fraction factor, List<String> parts) {

    public Scaled {
        parts = parts.stream().sorted().toList();
    }

    public static Scaled constant(Fraction factor) {
        return new Scaled(factor, List.of());
    }

    public static Scaled of(String part) {
        return new Scaled(Fraction.ONE, List.of(part));
    }

    public boolean isConstant() {
        return parts.isEmpty();
    }

    public Scaled times(Scaled other) {
        return new Scaled(
                factor.times(other.factor),
                Stream.concat(parts.stream(), other.parts.stream()).toList());
    }

    public Scaled over(Scaled other) {
        Stream<String> below = other.isConstant() ? Stream.empty() : Stream.of("1/(" + other.core() + ")");
        return other.factor.isZero()
                ? of(text() + "/0")
                : new Scaled(
                        factor.over(other.factor),
                        Stream.concat(parts.stream(), below).toList());
    }

    public Scaled times(Fraction further) {
        return new Scaled(factor.times(further), parts);
    }

    /** Without the factor. */
    public String core() {
        return parts.isEmpty() ? "1" : parts.stream().collect(Collectors.joining("*"));
    }

    public String text() {
        if (parts.isEmpty()) {
            return factor.toString();
        }
        return factor.equals(Fraction.ONE) ? core() : factor + "*" + core();
    }
}
