package dash.models.analyst.prompt;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The parts of the instructions, in their order: what changes least stands first. */
public enum Slot {
    IDENTITY,
    ROLE,
    /** The two memories, and how to work with them. */
    MEMORIES,
    SQL_RULES,
    TOOLS,
    EXPECTED_OUTPUT,
    /** What the project wants said in every conversation. */
    ADDITIONAL,
    /** The six layers. */
    CONTEXT,
    /** Who asks. */
    PERSON,
    /** What was asked and answered before. */
    CONVERSATION,
    DATE_TIME,
    LOCATION;

    /** All but where the person is, which nobody needs to tell a provider. */
    public static final Set<Slot> DEFAULT = Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(LOCATION)));

    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
