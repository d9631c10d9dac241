package dash.store;

import dash.context.PastAnswers;
import dash.fault.FaultException;
import java.util.List;

/**
 * Finds kept answers by the words of their questions: most words in common first, then the newest. Statements that a person
 * ran are no answers to anything, and the same statement is told once. A store that cannot be read costs memories, not the
 * answer.
 */
public final class StoredPastAnswers implements PastAnswers {

    private static final int MOST = 5;

    /** Keeps a search cheap in a project with many answers, without an index of its own. */
    private static final int NEWEST = 2_000;

    private static final String SEARCH = "WITH asked AS ("
            + "SELECT replace(plainto_tsquery('english', :words)::text, '&', '|')::tsquery AS query),"
            + " newest AS (SELECT id, question, asked_at, body ->> 'sql' AS sql, body ->> 'insight' AS insight,"
            + " to_tsvector('english', question) AS said FROM answer"
            + " WHERE project = :project AND status = 'answered' ORDER BY asked_at DESC LIMIT :newest),"
            + " near AS (SELECT DISTINCT ON (sql) id, question, asked_at, sql, insight, ts_rank(said, query) AS rank"
            + " FROM newest, asked WHERE said @@ query AND sql <> '' AND sql <> question"
            + " ORDER BY sql, ts_rank(said, query) DESC, asked_at DESC)"
            + " SELECT id, question, sql, insight FROM near ORDER BY rank DESC, asked_at DESC, id LIMIT :most";

    private final Transactions transactions;
    private final String project;

    StoredPastAnswers(Transactions transactions, String project) {
        this.transactions = transactions;
        this.project = project;
    }

    @Override
    public List<Past> about(String words) {
        try {
            return transactions.inTransaction(handle -> handle.createQuery(SEARCH)
                    .bind("words", Texts.storable(words))
                    .bind("project", Texts.storable(project))
                    .bind("newest", NEWEST)
                    .bind("most", MOST)
                    .map((row, context) -> new Past(
                            row.getString("id"),
                            row.getString("question"),
                            row.getString("sql"),
                            row.getString("insight")))
                    .list());
        } catch (FaultException unreadable) {
            return List.of();
        }
    }
}
