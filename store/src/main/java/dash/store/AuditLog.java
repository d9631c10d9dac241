package dash.store;

import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Every statement that was run or refused. Can only grow; the database holds that, not just this class. */
public final class AuditLog {

    private static final String COLUMNS = "at, project, asker, question_id, door, sql, verdict, finding_codes,"
            + " row_count, millis, error_sqlstate";

    private final Transactions transactions;

    AuditLog(Transactions transactions) {
        this.transactions = transactions;
    }

    /** Returns the entry's number once it is on disk. */
    public long append(AuditEntry entry) {
        return transactions.inTransaction(handle -> handle.createUpdate("INSERT INTO audit (" + COLUMNS
                        + ") VALUES (:at, :project, :asker, :questionId, :door, :sql, :verdict,"
                        + " string_to_array(:codes, ','), :rows, :millis, :errorSqlState)")
                .bind("at", entry.at().atOffset(ZoneOffset.UTC))
                .bind("project", Texts.storable(entry.project()))
                .bind("asker", Texts.storable(entry.asker()))
                .bind("questionId", entry.questionId().orElse(null))
                .bind("door", entry.door())
                .bind("sql", Texts.storable(entry.sql()))
                .bind("verdict", entry.verdict())
                .bind("codes", String.join(",", entry.findingCodes()))
                .bind(
                        "rows",
                        entry.rows().isPresent() ? Long.valueOf(entry.rows().getAsLong()) : null)
                .bind("millis", entry.millis())
                .bind("errorSqlState", entry.errorSqlState().orElse(null))
                .executeAndReturnGeneratedKeys("id")
                .mapTo(Long.class)
                .one());
    }

    public List<AuditEntry> latest(String project, int limit) {
        return transactions.inTransaction(handle -> handle.createQuery(
                        "SELECT " + COLUMNS + " FROM audit WHERE project = :project ORDER BY id DESC LIMIT :limit")
                .bind("project", project)
                .bind("limit", limit)
                .map((row, context) -> entry(row))
                .list());
    }

    public long count() {
        return transactions.inTransaction(handle -> handle.createQuery("SELECT count(*) FROM audit")
                .mapTo(Long.class)
                .one());
    }

    private static AuditEntry entry(ResultSet row) throws SQLException {
        long rows = row.getLong("row_count");
        OptionalLong known = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(rows);
        Array codes = row.getArray("finding_codes");
        return new AuditEntry(
                row.getObject("at", OffsetDateTime.class).toInstant(),
                row.getString("project"),
                row.getString("asker"),
                Optional.ofNullable(row.getString("question_id")),
                row.getString("door"),
                row.getString("sql"),
                row.getString("verdict"),
                List.of((String[]) codes.getArray()),
                known,
                row.getLong("millis"),
                Optional.ofNullable(row.getString("error_sqlstate")));
    }
}
