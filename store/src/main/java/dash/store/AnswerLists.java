package dash.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The answers of one project in lists, running ones too. Reads no bodies, so that long results do not slow a list. */
public final class AnswerLists {

    private static final String COLUMNS =
            "id, question, status, insight, asked_at, conversation, analyst, read_as, after_answer";
    private static final String CURSORS = "answers";

    private final Transactions transactions;
    private final String project;
    private final Seen seen;

    AnswerLists(Transactions transactions, String project) {
        this(transactions, project, Seen.ALL);
    }

    private AnswerLists(Transactions transactions, String project, Seen seen) {
        this.transactions = transactions;
        this.project = project;
        this.seen = seen;
    }

    /** The same as this person may find them: answers that rest on the memory of another are not there. */
    public AnswerLists seenBy(String person) {
        return new AnswerLists(transactions, project, Seen.by(person));
    }

    /** Newest first. */
    public Page<AnswerSummary> list(AnswerFilter filter, PageRequest page) {
        Cursor after = Cursor.read(CURSORS, page);
        String words = SearchWords.query(filter.words());
        String sql = "SELECT " + COLUMNS + " FROM answer WHERE project = :project AND (asked_at, id) < (:at, :id)"
                + (words.isEmpty() ? "" : " AND words @@ to_tsquery('simple', lower(:words))")
                + (filter.conversation().isEmpty() ? "" : " AND conversation = :conversation")
                + seen.condition()
                + " ORDER BY asked_at DESC, id DESC LIMIT :limit";
        List<AnswerSummary> found = transactions.inTransaction(handle -> {
            SearchWords.planAnew(handle);
            var query = handle.createQuery(sql)
                    .bindMap(seen.bindings())
                    .bind("project", Texts.storable(project))
                    .bind("at", after.moment())
                    .bind("id", after.id())
                    .bind("limit", page.limit() + 1);
            filter.conversation().ifPresent(id -> query.bind("conversation", Texts.storable(id)));
            return (words.isEmpty() ? query : query.bind("words", words))
                    .map((row, context) -> summary(row))
                    .list();
        });
        return Cursor.page(CURSORS, page, found, last -> Cursor.of(last.askedAt(), last.id()));
    }

    /** All of one conversation, oldest first, as it was led. */
    public List<AnswerSummary> ofConversation(String conversation) {
        return transactions.inTransaction(handle -> handle.createQuery("SELECT " + COLUMNS
                        + " FROM answer WHERE project = :project AND conversation = :conversation"
                        + seen.condition() + " ORDER BY asked_at, id")
                .bindMap(seen.bindings())
                .bind("project", Texts.storable(project))
                .bind("conversation", Texts.storable(conversation))
                .map((row, context) -> summary(row))
                .list());
    }

    private static AnswerSummary summary(ResultSet row) throws SQLException {
        return new AnswerSummary(
                row.getString("id"),
                row.getString("question"),
                row.getString("status"),
                Objects.requireNonNullElse(row.getString("insight"), ""),
                row.getObject("asked_at", OffsetDateTime.class).toInstant(),
                Optional.ofNullable(row.getString("conversation")),
                Objects.requireNonNullElse(row.getString("analyst"), ""),
                Objects.requireNonNullElse(row.getString("read_as"), ""),
                Optional.ofNullable(row.getString("after_answer")));
    }
}
