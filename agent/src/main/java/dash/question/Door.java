package dash.question;

/** Through which door a question or a statement came in. */
public enum Door {
    COMMAND_LINE,
    /** The page and the HTTP API. */
    WEB,
    /** Dash itself: reading the catalog, probing the login. */
    ITSELF,
    TEST
}
