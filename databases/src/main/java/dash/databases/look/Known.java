package dash.databases.look;

/** What is known of the values of a column. */
sealed interface Known {

    /** All of them that are not too long: a text that is not among these is not there. */
    record Whole(ColumnTexts texts) implements Known {}

    /** Too many to remember; the source has to be asked. */
    record Large() implements Known {}

    /** Reading them took too long or is not allowed. */
    record Unreadable() implements Known {}
}
