package dash.context;

import java.util.Locale;

/** The kinds of context, in the order in which they are told. */
public enum Layer {
    TABLES,
    ANNOTATIONS,
    PATTERNS,
    DOCUMENTS,
    LEARNINGS,
    SCHEMA;

    /** As people and machines are told it. */
    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
