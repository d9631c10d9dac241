package dash.guard;

import java.util.List;

/** What the guard says about a text. Only {@link Allowed} leads to a database. */
public sealed interface Verdict {

    record Allowed(SafeSql sql) implements Verdict {}

    /** One finding or more, in the order of the text as far as it is known. */
    record Refused(List<Finding> findings) implements Verdict {
        public Refused {
            findings = List.copyOf(findings);
            if (findings.isEmpty()) {
                throw new IllegalArgumentException("refused without a reason");
            }
        }
    }

    /** Valid SQL, perhaps harmless, but with something that Dash cannot read: never allowed. */
    record NotUnderstood(Finding gap) implements Verdict {}

    default boolean isAllowed() {
        return this instanceof Allowed;
    }

    /** Everything to repair; empty when it is allowed. */
    default List<Finding> findings() {
        return switch (this) {
            case Allowed allowed -> List.of();
            case Refused refused -> refused.findings();
            case NotUnderstood(Finding gap) -> List.of(gap);
        };
    }

    /** As it stands in the audit log and in JSON. */
    default String written() {
        return switch (this) {
            case Allowed allowed -> "allowed";
            case Refused refused -> "refused";
            case NotUnderstood gap -> "not_understood";
        };
    }
}
