package dash.schema.resolved;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * One condition in normal form.
 *
 * @param subject what is compared, in normal form; for a condition that is no list of values, the condition itself
 * @param values what it may be, or may not be; empty for other conditions
 */
public record Condition(String subject, Kind kind, Set<String> values) {

    public enum Kind {
        IN,
        NOT_IN,
        OTHER
    }

    public Condition {
        values = new TreeSet<>(values);
    }

    public static Condition other(String text) {
        return new Condition(text, Kind.OTHER, Set.of());
    }

    public String text() {
        String list = values.stream().collect(Collectors.joining(", ", "{", "}"));
        return switch (kind) {
            case IN -> subject + " in " + list;
            case NOT_IN -> subject + " not in " + list;
            case OTHER -> subject;
        };
    }
}
