package dash.conversation;

import java.util.List;

/**
 * A question of a conversation and what came of it. Everything in it is data, and insight and values are those of the source.
 *
 * @param answer the id of the answer
 * @param asked the words as they were typed
 * @param readAs the words as they were meant in the conversation; the same for a question that stood for itself
 * @param sql the statement that answered; empty when none did
 * @param insight what was told
 * @param columns of the result
 * @param values the first rows of the result, as plain text
 */
public record Turn(
        String answer,
        String asked,
        String readAs,
        String sql,
        String insight,
        List<String> columns,
        List<List<String>> values) {

    /** More rows than these say no more about what a follow-up can mean. */
    public static final int MOST_ROWS = 5;

    public Turn {
        columns = List.copyOf(columns);
        values = values.stream().limit(MOST_ROWS).map(List::copyOf).toList();
    }

    public boolean answered() {
        return !sql.isBlank();
    }
}
