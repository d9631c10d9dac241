package dash.statement;

import java.util.List;
import java.util.Optional;

/** A name of one or more parts, as the engine resolves it: {@code orders}, {@code public.orders}. */
public record Name(List<String> parts) {

    public Name {
        parts = List.copyOf(parts);
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("a name without parts");
        }
    }

    public static Name of(String... parts) {
        return new Name(List.of(parts));
    }

    public String last() {
        return parts.getLast();
    }

    /** The part before the last one; a catalog in front of it is not looked at. */
    public Optional<String> schema() {
        return parts.size() < 2 ? Optional.empty() : Optional.of(parts.get(parts.size() - 2));
    }

    public boolean isQualified() {
        return parts.size() > 1;
    }

    @Override
    public String toString() {
        return String.join(".", parts);
    }
}
