package dash.store;

import dash.execute.AuditEntry;
import dash.execute.AuditLog;
import dash.question.Asker;
import dash.question.Door;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Every statement that was run or refused. Can only grow; the database holds that, not just this class. */
public final class StoredAuditLog implements AuditLog {

    private static final String COLUMNS = "at, project, asker, question_id, door, sql, verdict, finding_codes,"
            + " row_count, millis, error_sqlstate";

    private static final String CURSORS = "audit";

    private final Transactions transactions;

    StoredAuditLog(Transactions transactions) {
        this.transactions = transactions;
    }

    /** Returns once the entry is on disk. */
    @Override
    public void record(AuditEntry entry) {
        transactions.inTransaction(handle -> handle.createUpdate("INSERT INTO audit (" + COLUMNS
                        + ") VALUES (:at, :project, :asker, :questionId, :door, :sql, :verdict,"
                        + " string_to_array(:codes, ','), :rows, :millis, :errorSqlState)")
                .bind("at", entry.at().atOffset(ZoneOffset.UTC))
                .bind("project", Texts.storable(entry.project()))
                .bind("asker", Texts.storable(entry.asker().name()))
                .bind("questionId", orNull(entry.question()))
                .bind("door", entry.door().name())
                .bind("sql", Texts.storable(entry.sql()))
                .bind("verdict", entry.verdict())
                .bind("codes", String.join(",", entry.findings()))
                .bind("rows", entry.rows() < 0 ? null : Integer.valueOf(entry.rows()))
                .bind("millis", entry.took().toMillis())
                .bind("errorSqlState", orNull(entry.sqlState()))
                .execute());
    }

    public List<AuditEntry> latest(String project, int limit) {
        return transactions.inTransaction(handle -> handle.createQuery(
                        "SELECT " + COLUMNS + " FROM audit WHERE project = :project ORDER BY id DESC LIMIT :limit")
                .bind("project", project)
                .bind("limit", limit)
                .map((row, context) -> entry(row))
                .list());
    }

    /** The statements of a project, newest first. One that ran is there twice: when it started and when it ended. */
    public Page<AuditEntry> page(String project, PageRequest page) {
        Cursor after = Cursor.read(CURSORS, page);
        List<Numbered> found = transactions.inTransaction(handle -> handle.createQuery("SELECT id, " + COLUMNS
                        + " FROM audit WHERE project = :project AND id < :after ORDER BY id DESC LIMIT :limit")
                .bind("project", Texts.storable(project))
                .bind("after", after.number())
                .bind("limit", page.limit() + 1)
                .map((row, context) -> new Numbered(row.getLong("id"), entry(row)))
                .list());
        Page<Numbered> numbered = Cursor.page(CURSORS, page, found, last -> new Cursor(last.number(), ""));
        return new Page<>(numbered.items().stream().map(Numbered::entry).toList(), numbered.next());
    }

    private record Numbered(long number, AuditEntry entry) {}

    public long count() {
        return transactions.inTransaction(handle -> handle.createQuery("SELECT count(*) FROM audit")
                .mapTo(Long.class)
                .one());
    }

    private static @Nullable String orNull(String text) {
        return text.isEmpty() ? null : text;
    }

    private static AuditEntry entry(ResultSet row) throws SQLException {
        int rows = row.getInt("row_count");
        int known = row.wasNull() ? -1 : rows;
        Array codes = row.getArray("finding_codes");
        return new AuditEntry(
                row.getObject("at", OffsetDateTime.class).toInstant(),
                row.getString("project"),
                new Asker(row.getString("asker")),
                Door.valueOf(row.getString("door")),
                Objects.requireNonNullElse(row.getString("question_id"), ""),
                row.getString("sql"),
                row.getString("verdict"),
                List.of((String[]) codes.getArray()),
                known,
                Duration.ofMillis(row.getLong("millis")),
                Objects.requireNonNullElse(row.getString("error_sqlstate"), ""));
    }
}
