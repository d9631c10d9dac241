package dash.execute;

import dash.question.Asker;
import dash.question.Door;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * One statement on record, whether it ran or was refused. A statement that runs has two entries: one from before it
 * started (no rows, no time, no error), so that nothing runs off the record, and one that says how it ended.
 *
 * @param verdict {@code allowed}, {@code refused} or {@code not_understood}; {@code own} when Dash wrote the statement itself
 * @param findings the codes of the guard's findings, empty when it was allowed
 * @param rows how many rows came back; -1 when it did not run
 * @param sqlState the database's error, or the kind of failure when the database had no part in it, or empty
 */
public record AuditEntry(
        Instant at,
        String project,
        Asker asker,
        Door door,
        String question,
        String sql,
        String verdict,
        List<String> findings,
        int rows,
        Duration took,
        String sqlState) {

    public AuditEntry {
        findings = List.copyOf(findings);
    }

    /** Before a statement starts, or instead of running it. */
    public static AuditEntry notRun(
            Commission commission, Instant at, String sql, String verdict, List<String> findings) {
        return new AuditEntry(
                at,
                commission.project(),
                commission.asker(),
                commission.door(),
                commission.question(),
                sql,
                verdict,
                findings,
                -1,
                Duration.ZERO,
                "");
    }

    /** The same statement once it has ended. */
    public AuditEntry ended(int count, Duration time, String state) {
        return new AuditEntry(at, project, asker, door, question, sql, verdict, findings, count, time, state);
    }
}
