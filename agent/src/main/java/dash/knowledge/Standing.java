package dash.knowledge;

import java.util.List;

/**
 * How far an item is to be trusted, and who brought it in.
 *
 * @param reason why it is quarantined or retired, or empty
 * @param setAside for a quarantined table note the columns that are wrong: the rest of the note stays in use. Empty means
 *     that the whole item is out of use
 */
public record Standing(Origin origin, Status status, String reason, List<String> setAside) {

    /** Where an item came from. */
    public enum Origin {
        HUMAN,
        DRAFTED,
        IMPORTED,
        PROMOTED
    }

    /** Whether an item is used. A draft that nobody has looked at is used, marked, and never outranks a person's word. */
    public enum Status {
        DRAFT,
        ACTIVE,
        QUARANTINED,
        RETIRED
    }

    /** Written by a person and in use. */
    public static final Standing HUMAN = of(Origin.HUMAN, Status.ACTIVE);

    /** Made by Dash itself, and nobody has looked at it. */
    public static final Standing DRAFT = of(Origin.DRAFTED, Status.DRAFT);

    public Standing {
        setAside = List.copyOf(setAside);
    }

    public static Standing of(Origin origin, Status status) {
        return new Standing(origin, status, "", List.of());
    }

    /** One that was set aside in part is still what it was made as. */
    public boolean isDraft() {
        return status == Status.DRAFT || (status == Status.QUARANTINED && origin == Origin.DRAFTED);
    }

    public Standing with(Status changed, String why, List<String> columns) {
        return new Standing(origin, changed, why, columns);
    }
}
