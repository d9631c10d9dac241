package dash.execute;

import dash.question.Asker;
import dash.question.Door;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * One statement on record, whether it ran or was refused.
 *
 * @param verdict {@code allowed}, {@code refused} or {@code not_understood}
 * @param findings the codes of the guard's findings, empty when it was allowed
 * @param rows how many rows came back; -1 when it did not run
 * @param sqlState the database's error, or empty
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
}
