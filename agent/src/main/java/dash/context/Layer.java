package dash.context;

/** The kinds of context, in the order in which they are told. */
public enum Layer {
    TABLES,
    ANNOTATIONS,
    PATTERNS,
    DOCUMENTS,
    SCHEMA
}
