package dash.store;

import dash.context.PastAnswers;
import dash.fault.FaultException;
import dash.question.Asker;
import java.util.List;

/**
 * Finds kept answers to somebody by the words of their questions as they were meant: most words in common first, then the newest.
 * Statements that a person ran are no answers to anything, and the same statement is told once. Answers that rest on somebody's
 * own memory are told to nobody. A store that cannot be read costs memories, not the
 * answer.
 */
public final class StoredPastAnswers implements PastAnswers {

    private static final int MOST = 5;

    /** Of those that have a word in common; keeps the ranking cheap when a word is in every question. */
    private static final int NEWEST = 2_000;

    /** Any of the words. Stands in the search itself, so that the planner sees how frequent they are. */
    private static final String QUERY = "replace(plainto_tsquery('english', :words)::text, '&', '|')::tsquery";

    private static final String SEARCH = "WITH newest AS ("
            + "SELECT id, coalesce(read_as, question) AS question, asked_at, statement, insight, ts_rank(stems, "
            + QUERY + ") AS rank FROM answer"
            + " WHERE project = :project AND status = 'answered' AND person IN (:person, '') AND NOT personal AND stems @@ "
            + QUERY
            + " AND statement <> '' AND statement <> question ORDER BY asked_at DESC, id DESC LIMIT :newest),"
            + " near AS (SELECT DISTINCT ON (statement) * FROM newest ORDER BY statement, rank DESC, asked_at DESC)"
            + " SELECT id, question, statement, insight FROM near ORDER BY rank DESC, asked_at DESC, id LIMIT :most";

    private final Transactions transactions;
    private final String project;

    StoredPastAnswers(Transactions transactions, String project) {
        this.transactions = transactions;
        this.project = project;
    }

    @Override
    public List<Past> about(String words, Asker asker) {
        try {
            return transactions.inTransaction(handle -> {
                SearchWords.planAnew(handle);
                return handle.createQuery(SEARCH)
                        .bind("words", Texts.storable(words))
                        .bind("project", Texts.storable(project))
                        .bind("person", Texts.storable(asker.name()))
                        .bind("newest", NEWEST)
                        .bind("most", MOST)
                        .map((row, context) -> new Past(
                                row.getString("id"),
                                row.getString("question"),
                                row.getString("statement"),
                                row.getString("insight")))
                        .list();
            });
        } catch (FaultException unreadable) {
            return List.of();
        }
    }
}
