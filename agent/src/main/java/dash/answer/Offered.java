package dash.answer;

import dash.analyst.Reading;

/**
 * A reading that a person can choose, with what it comes to.
 *
 * @param words the reading in one line
 * @param figure the first sentence of its answer; empty when nothing came of it
 * @param sql the statement that answers when it is chosen
 */
public record Offered(String words, String figure, String sql, Reading reading) {}
