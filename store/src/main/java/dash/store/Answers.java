package dash.store;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.question.Door;
import dash.question.Question;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Answers that can be shown and replayed later, from the moment their question is taken up. Safe for many threads. */
public final class Answers {

    private static final String COLUMNS =
            "id, project, question, status, asked_at, body, conversation, person, door, after_answer";

    private final Transactions transactions;
    private final Seen seen;

    Answers(Transactions transactions) {
        this(transactions, Seen.ALL);
    }

    private Answers(Transactions transactions, Seen seen) {
        this.transactions = transactions;
        this.seen = seen;
    }

    /** The same as this person may find them: answers that rest on the memory of another are not there. */
    public Answers seenBy(String person) {
        return new Answers(transactions, Seen.by(person));
    }

    /**
     * A question is taken up; {@link #keep} or {@link #end} completes it. Beginning the same id again changes nothing.
     *
     * @param runner the process that works on it
     */
    public void begin(Question question, Optional<String> conversation, UUID runner) {
        begin(question, conversation, Optional.empty(), runner);
    }

    /** The same for a question that follows an answer of its conversation. */
    public void begin(Question question, Optional<String> conversation, Optional<String> after, UUID runner) {
        KeptAnswer begun = KeptAnswer.of(question, conversation, after, KeptAnswer.RUNNING, "{}");
        transactions.inTransaction(handle -> {
            if (!joins(handle, begun)) {
                throw FaultException.of(
                        Code.CONVERSATION_UNKNOWN,
                        Place.named("the conversation"),
                        begun.conversation().orElse(""),
                        "no conversation of the project " + begun.project() + " has this id",
                        "list the conversations, or begin a new one");
            }
            return write(handle, begun, Optional.of(runner), "NOTHING");
        });
    }

    /**
     * Keeping the same id again replaces it, so that a write whose outcome is unknown can be repeated. Circumstances that
     * are not given stay as they were.
     *
     * @return false when its conversation was deleted meanwhile, and nothing is kept
     */
    public boolean keep(KeptAnswer answer) {
        return transactions.inTransaction(handle -> {
            if (!joins(handle, answer)) {
                return false;
            }
            write(
                    handle,
                    answer,
                    Optional.empty(),
                    "UPDATE SET project = excluded.project, question = excluded.question, status = excluded.status,"
                            + " asked_at = excluded.asked_at, body = excluded.body, runner = excluded.runner,"
                            + " conversation = coalesce(excluded.conversation, answer.conversation),"
                            + " person = CASE excluded.person WHEN '' THEN answer.person ELSE excluded.person END,"
                            + " door = coalesce(excluded.door, answer.door),"
                            + " after_answer = coalesce(excluded.after_answer, answer.after_answer)");
            return true;
        });
    }

    /** Takes hold of the conversation, so that nobody deletes it before the answer is in it, and moves it up. */
    private static boolean joins(Handle handle, KeptAnswer answer) {
        return answer.conversation().isEmpty()
                || handle.createUpdate("UPDATE conversation SET changed_at = greatest(changed_at, :at)"
                                        + " WHERE project = :project AND id = :id")
                                .bind("at", stored(answer.askedAt()))
                                .bind("project", Texts.storable(answer.project()))
                                .bind("id", Texts.storable(answer.conversation().get()))
                                .execute()
                        > 0;
    }

    private static int write(Handle handle, KeptAnswer answer, Optional<UUID> runner, String whenThere) {
        return handle.createUpdate("INSERT INTO answer (" + COLUMNS
                        + ", runner) VALUES (:id, :project, :question, :status, :askedAt, CAST(:body AS jsonb),"
                        + " :conversation, :person, :door, :after, CAST(:runner AS uuid)) ON CONFLICT (id) DO "
                        + whenThere)
                .bind("id", answer.id())
                .bind("project", Texts.storable(answer.project()))
                .bind("question", Texts.storable(answer.question()))
                .bind("status", answer.status())
                .bind("askedAt", stored(answer.askedAt()))
                .bind("body", Texts.storableJson(answer.body()))
                .bind("conversation", answer.conversation().orElse(null))
                .bind("person", Texts.storable(answer.person()))
                .bind("door", answer.door().map(Door::name).orElse(null))
                .bind("after", answer.after().orElse(null))
                .bind("runner", runner.map(UUID::toString).orElse(null))
                .execute();
    }

    /**
     * The answer to a question that was begun.
     *
     * @return false when it was deleted meanwhile, and nothing is kept
     */
    public boolean complete(KeptAnswer answer) {
        return end(answer.id(), answer.status(), answer.body());
    }

    /**
     * Ends a question that is still running, for whoever knows that its process will not.
     *
     * @return false when it had ended already, or is gone
     */
    public boolean end(String id, String status, String body) {
        return transactions.inTransaction(
                handle -> handle.createUpdate("UPDATE answer SET status = :status, body = CAST(:body AS jsonb),"
                                        + " runner = NULL WHERE id = :id AND status = 'running'")
                                .bind("status", status)
                                .bind("body", Texts.storableJson(body))
                                .bind("id", Texts.storable(id))
                                .execute()
                        > 0);
    }

    /** The questions of a project that did not end yet, whether or not their process still lives; oldest first. */
    public List<RunningAnswer> running(String project) {
        return transactions.inTransaction(handle -> handle.createQuery("SELECT id, runner, asked_at FROM answer"
                        + " WHERE project = :project AND status = 'running' ORDER BY asked_at, id")
                .bind("project", Texts.storable(project))
                .map((row, context) ->
                        new RunningAnswer(row.getString("id"), row.getObject("runner", UUID.class), moment(row)))
                .list());
    }

    /** Also one that is still running. */
    public Optional<KeptAnswer> find(String project, String id) {
        return transactions.inTransaction(handle -> handle.createQuery(
                        "SELECT " + COLUMNS + " FROM answer WHERE project = :project AND id = :id" + seen.condition())
                .bindMap(seen.bindings())
                .bind("project", Texts.storable(project))
                .bind("id", Texts.storable(id))
                .map((row, context) -> answer(row))
                .findOne());
    }

    /** What this person was answered last, the newest first. */
    public List<KeptAnswer> latest(String project, String person, int most) {
        return transactions.inTransaction(handle -> handle.createQuery("SELECT " + COLUMNS
                        + " FROM answer WHERE project = :project AND person = :person AND status = 'answered'"
                        + " ORDER BY asked_at DESC, id DESC LIMIT :most")
                .bind("project", Texts.storable(project))
                .bind("person", Texts.storable(person))
                .bind("most", most)
                .map((row, context) -> answer(row))
                .list());
    }

    /** The finished answers of a project whose id starts so, newest first, no more than two: more is no help to anybody. */
    public List<KeptAnswer> startingWith(String project, String prefix) {
        return transactions.inTransaction(handle -> handle.createQuery("SELECT " + COLUMNS
                        + " FROM answer WHERE project = :project AND starts_with(id, :prefix) AND status <> 'running'"
                        + seen.condition() + " ORDER BY asked_at DESC, id LIMIT 2")
                .bindMap(seen.bindings())
                .bind("project", Texts.storable(project))
                .bind("prefix", Texts.storable(prefix))
                .map((row, context) -> answer(row))
                .list());
    }

    /** The way to an answer: itself and what it followed, one after the other, oldest first, and no more than so many. */
    public List<KeptAnswer> wayTo(String project, String id, int most) {
        return transactions.inTransaction(handle -> handle.createQuery("WITH RECURSIVE way AS (SELECT " + COLUMNS
                        + ", 1 AS step FROM answer WHERE project = :project AND id = :id UNION ALL SELECT "
                        + COLUMNS.replaceAll("(\\w+)", "earlier.$1")
                        + ", way.step + 1 FROM answer earlier JOIN way ON earlier.id = way.after_answer"
                        + " AND earlier.project = :project WHERE way.step < :most)"
                        + " SELECT " + COLUMNS + " FROM way ORDER BY step DESC")
                .bind("project", Texts.storable(project))
                .bind("id", Texts.storable(id))
                .bind("most", most)
                .map((row, context) -> answer(row))
                .list());
    }

    /** The finished answers of a conversation in full, oldest first. */
    public List<KeptAnswer> ofConversation(String project, String conversation) {
        return transactions.inTransaction(handle -> handle.createQuery("SELECT " + COLUMNS
                        + " FROM answer WHERE project = :project AND conversation = :conversation"
                        + " AND status <> 'running' ORDER BY asked_at, id")
                .bind("project", Texts.storable(project))
                .bind("conversation", Texts.storable(conversation))
                .map((row, context) -> answer(row))
                .list());
    }

    /** Takes an answer that belongs to no conversation into one. */
    public void adopt(String project, String id, String conversation) {
        transactions.inTransaction(handle -> handle.createUpdate("UPDATE answer SET conversation = :conversation"
                        + " WHERE project = :project AND id = :id AND conversation IS NULL")
                .bind("conversation", Texts.storable(conversation))
                .bind("project", Texts.storable(project))
                .bind("id", Texts.storable(id))
                .execute());
    }

    static OffsetDateTime stored(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    private static Instant moment(ResultSet row) throws SQLException {
        return row.getObject("asked_at", OffsetDateTime.class).toInstant();
    }

    private static KeptAnswer answer(ResultSet row) throws SQLException {
        return new KeptAnswer(
                row.getString("id"),
                row.getString("project"),
                row.getString("question"),
                row.getString("status"),
                moment(row),
                row.getString("body"),
                Optional.ofNullable(row.getString("conversation")),
                row.getString("person"),
                Optional.ofNullable(row.getString("door")).map(Door::valueOf),
                Optional.ofNullable(row.getString("after_answer")));
    }
}
