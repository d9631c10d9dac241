package dash.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One statement as the audit log keeps it.
 *
 * @param questionId empty for a statement that no question caused, such as introspection
 * @param rows empty when the statement was refused or failed
 */
public record AuditEntry(
        Instant at,
        String project,
        String asker,
        Optional<String> questionId,
        String door,
        String sql,
        String verdict,
        List<String> findingCodes,
        OptionalLong rows,
        long millis,
        Optional<String> errorSqlState) {

    public AuditEntry {
        findingCodes = List.copyOf(findingCodes);
    }
}
