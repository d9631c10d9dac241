package dash.doubt;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A value as a constant factor times parts whose order does not matter. */
record Scaled(Fraction factor, List<String> parts) {

    Scaled {
        parts = parts.stream().sorted().toList();
    }

    static Scaled constant(Fraction factor) {
        return new Scaled(factor, List.of());
    }

    static Scaled of(String part) {
        return new Scaled(Fraction.ONE, List.of(part));
    }

    boolean isConstant() {
        return parts.isEmpty();
    }

    Scaled times(Scaled other) {
        return new Scaled(
                factor.times(other.factor),
                Stream.concat(parts.stream(), other.parts.stream()).toList());
    }

    Scaled over(Scaled other) {
        Stream<String> below = other.isConstant() ? Stream.empty() : Stream.of("1/(" + other.core() + ")");
        return other.factor.isZero()
                ? of(text() + "/0")
                : new Scaled(
                        factor.over(other.factor),
                        Stream.concat(parts.stream(), below).toList());
    }

    Scaled times(Fraction further) {
        return new Scaled(factor.times(further), parts);
    }

    /** Without the factor. */
    String core() {
        return parts.isEmpty() ? "1" : parts.stream().collect(Collectors.joining("*"));
    }

    String text() {
        if (parts.isEmpty()) {
            return factor.toString();
        }
        return factor.equals(Fraction.ONE) ? core() : factor + "*" + core();
    }
}
