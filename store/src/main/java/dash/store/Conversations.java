package dash.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** The conversations of one project. Safe for many threads. */
public final class Conversations {

    private static final String SELECT = "SELECT id, project, person, title, created_at, changed_at,"
            + " (SELECT count(*) FROM answer WHERE answer.conversation = conversation.id) AS questions"
            + " FROM conversation WHERE project = :project ";
    private static final String FOUND = "words @@ to_tsquery('simple', lower(:words))";

    /** Words that few questions have: from what was found to its conversations. No index finds an OR over two tables. */
    private static final String OF_RARE_WORDS = " AND id IN (SELECT id FROM conversation WHERE project = :project AND "
            + FOUND
            + " UNION SELECT conversation FROM answer WHERE project = :project AND conversation IS NOT NULL AND "
            + FOUND + ")";
    /** Words that many have: along the conversations, the newest first, until the page is full. */
    private static final String OF_FREQUENT_WORDS =
            " AND (" + FOUND + " OR (SELECT true FROM answer WHERE answer.conversation = conversation.id AND answer."
                    + FOUND + " LIMIT 1))";

    private static final int FREQUENT = 2_000;
    private static final String CURSORS = "conversations";

    private final Transactions transactions;
    private final String project;
    private final Clock clock;

    Conversations(Transactions transactions, String project, Clock clock) {
        this.transactions = transactions;
        this.project = Texts.storable(project);
        this.clock = clock;
    }

    public Conversation create(String person, String title) {
        String id = UUID.randomUUID().toString();
        OffsetDateTime now = now();
        transactions.inTransaction(handle -> handle.createUpdate(
                        "INSERT INTO conversation (id, project, person, title, created_at, changed_at)"
                                + " VALUES (:id, :project, :person, :title, :now, :now) ON CONFLICT (id) DO NOTHING")
                .bind("id", id)
                .bind("project", project)
                .bind("person", Texts.storable(person))
                .bind("title", Texts.storable(title))
                .bind("now", now)
                .execute());
        return find(id).orElseThrow();
    }

    /** The one that changed last comes first; one that changes while pages are turned moves up. */
    public Page<Conversation> list(ConversationFilter filter, PageRequest page) {
        Cursor after = Cursor.read(CURSORS, page);
        String words = SearchWords.query(filter.words());
        List<Conversation> found = transactions.inTransaction(handle -> {
            SearchWords.planAnew(handle);
            String sql = SELECT + "AND (changed_at, id) < (:at, :id)"
                    + (filter.person().isEmpty() ? "" : " AND person = :person")
                    + (words.isEmpty() ? "" : frequent(handle, words) ? OF_FREQUENT_WORDS : OF_RARE_WORDS)
                    + " ORDER BY changed_at DESC, id DESC LIMIT :limit";
            var query = handle.createQuery(sql)
                    .bind("project", project)
                    .bind("at", after.moment())
                    .bind("id", after.id())
                    .bind("limit", page.limit() + 1);
            filter.person().ifPresent(person -> query.bind("person", Texts.storable(person)));
            return (words.isEmpty() ? query : query.bind("words", words))
                    .map((row, context) -> conversation(row))
                    .list();
        });
        return Cursor.page(CURSORS, page, found, last -> Cursor.of(last.changedAt(), last.id()));
    }

    private boolean frequent(Handle handle, String words) {
        return handle.createQuery("SELECT count(*) FROM (SELECT FROM answer WHERE project = :project AND " + FOUND
                                + " LIMIT :frequent) AS found")
                        .bind("project", project)
                        .bind("words", words)
                        .bind("frequent", FREQUENT)
                        .mapTo(Integer.class)
                        .one()
                == FREQUENT;
    }

    public Optional<Conversation> find(String id) {
        return transactions.inTransaction(handle -> handle.createQuery(SELECT + "AND id = :id")
                .bind("project", project)
                .bind("id", Texts.storable(id))
                .map((row, context) -> conversation(row))
                .findOne());
    }

    /** Those of a person whose id starts so, no more than two: more is no help to anybody. */
    public List<Conversation> startingWith(String person, String prefix) {
        return transactions.inTransaction(handle -> handle.createQuery(
                        SELECT + "AND person = :person AND starts_with(id, :prefix) ORDER BY changed_at DESC LIMIT 2")
                .bind("project", project)
                .bind("person", Texts.storable(person))
                .bind("prefix", Texts.storable(prefix))
                .map((row, context) -> conversation(row))
                .list());
    }

    /** As it is now; empty when there is no such conversation. */
    public Optional<Conversation> rename(String id, String title) {
        OffsetDateTime now = now();
        transactions.inTransaction(handle -> handle.createUpdate(
                        "UPDATE conversation SET title = :title, changed_at = greatest(changed_at, :now)"
                                + " WHERE project = :project AND id = :id")
                .bind("title", Texts.storable(title))
                .bind("now", now)
                .bind("project", project)
                .bind("id", Texts.storable(id))
                .execute());
        return find(id);
    }

    /**
     * Takes its answers, their events and what was said of them along. A question that is still running there is gone
     * too: it cannot be kept any more. The audit log stays, as it always does.
     *
     * @return false when there is no such conversation
     */
    public boolean delete(String id) {
        return transactions.inTransaction(
                handle -> handle.createUpdate("DELETE FROM conversation WHERE project = :project AND id = :id")
                                .bind("project", project)
                                .bind("id", Texts.storable(id))
                                .execute()
                        > 0);
    }

    private OffsetDateTime now() {
        return clock.instant().atOffset(ZoneOffset.UTC);
    }

    private static Conversation conversation(ResultSet row) throws SQLException {
        return new Conversation(
                row.getString("id"),
                row.getString("project"),
                row.getString("person"),
                row.getString("title"),
                row.getObject("created_at", OffsetDateTime.class).toInstant(),
                row.getObject("changed_at", OffsetDateTime.class).toInstant(),
                row.getInt("questions"));
    }
}
