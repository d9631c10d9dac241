package dash.learnings;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Who may use a learning, and why.
 *
 * @param reason why it stands as it does, as a sentence; may be empty
 * @param promotedTo the item of knowledge it became, as {@code rule: title}; or empty
 */
public record Trust(Status status, Scope scope, String reason, String promotedTo) {

    /** How far a learning has come. */
    public enum Status {
        PROPOSED,
        ACTIVE,
        QUARANTINED,
        RETIRED,
        REJECTED;

        public String written() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Status> of(String written) {
            return Arrays.stream(values())
                    .filter(status -> status.written().equals(written.strip().toLowerCase(Locale.ROOT)))
                    .findFirst();
        }
    }

    /** Whom it is for. */
    public sealed interface Scope {

        /** Everybody who asks this project. */
        record Project() implements Scope {}

        /** The one who caused it. */
        record Person(String name) implements Scope {
            public Person {
                if (name.isBlank()) {
                    throw new IllegalArgumentException("a scope without a person");
                }
            }
        }
    }

    public static Trust proposed(Scope scope) {
        return new Trust(Status.PROPOSED, scope, "", "");
    }

    public Trust with(Status other, String why) {
        return new Trust(other, scope, why, promotedTo);
    }

    /** For everybody from now on. */
    public Trust active(String why) {
        return new Trust(Status.ACTIVE, new Scope.Project(), why, promotedTo);
    }

    /** Whether a question of this person may rest on it. */
    public boolean isFor(String person) {
        return switch (status) {
            case PROPOSED, ACTIVE ->
                switch (scope) {
                    case Scope.Project project -> true;
                    case Scope.Person(String name) -> name.equals(person);
                };
            case QUARANTINED, RETIRED, REJECTED -> false;
        };
    }
}
