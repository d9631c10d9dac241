package dash.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** Answers that can be shown and replayed later. */
public final class Answers {

    private static final String COLUMNS = "id, project, question, status, asked_at, body";

    private final Transactions transactions;

    Answers(Transactions transactions) {
        this.transactions = transactions;
    }

    /** Keeping the same id again replaces it, so that a write whose outcome is unknown can be repeated. */
    public void keep(KeptAnswer answer) {
        transactions.inTransaction(handle -> handle.createUpdate("INSERT INTO answer (" + COLUMNS
                        + ") VALUES (:id, :project, :question, :status, :askedAt, CAST(:body AS jsonb))"
                        + " ON CONFLICT (id) DO UPDATE SET project = excluded.project, question = excluded.question,"
                        + " status = excluded.status, asked_at = excluded.asked_at, body = excluded.body")
                .bind("id", answer.id())
                .bind("project", answer.project())
                .bind("question", Texts.storable(answer.question()))
                .bind("status", answer.status())
                .bind("askedAt", answer.askedAt().atOffset(ZoneOffset.UTC))
                .bind("body", Texts.storableJson(answer.body()))
                .execute());
    }

    public Optional<KeptAnswer> find(String project, String id) {
        return transactions.inTransaction(
                handle -> handle.createQuery("SELECT " + COLUMNS + " FROM answer WHERE project = :project AND id = :id")
                        .bind("project", project)
                        .bind("id", id)
                        .map((row, context) -> answer(row))
                        .findOne());
    }

    /** The answers of a project whose id starts so, newest first, no more than two: more is no help to anybody. */
    public List<KeptAnswer> startingWith(String project, String prefix) {
        return transactions.inTransaction(handle -> handle.createQuery("SELECT " + COLUMNS
                        + " FROM answer WHERE project = :project AND starts_with(id, :prefix)"
                        + " ORDER BY asked_at DESC, id LIMIT 2")
                .bind("project", project)
                .bind("prefix", prefix)
                .map((row, context) -> answer(row))
                .list());
    }

    private static KeptAnswer answer(ResultSet row) throws SQLException {
        return new KeptAnswer(
                row.getString("id"),
                row.getString("project"),
                row.getString("question"),
                row.getString("status"),
                row.getObject("asked_at", OffsetDateTime.class).toInstant(),
                row.getString("body"));
    }
}
