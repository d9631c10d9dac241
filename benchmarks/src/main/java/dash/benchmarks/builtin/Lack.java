package dash.benchmarks.builtin;

import java.util.Locale;

/** What a wording that was not answered rightly lacked. Each has one, the first that fits. */
enum Lack {
    /** Words that nothing in the project explained. */
    VOCABULARY,
    /** A table of the right statement. */
    JOINS,
    /** A text or a number of the right statement. */
    VALUES,
    /** A query inside the query, or one beside it. */
    NESTING,
    /** The right rows with a column too few or too many. */
    COLUMNS,
    /** All parts are there, put together otherwise. */
    STRUCTURE,
    /** Nothing: the question has no answer and got one. */
    REFUSAL;

    String written() {
        return name().toLowerCase(Locale.ROOT);
    }
}
