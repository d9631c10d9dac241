package dash.databases.session;

import dash.execute.AuditEntry;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.DatabaseError;
import dash.execute.Execution;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import java.time.Clock;
import java.util.List;
import java.util.function.Supplier;

/**
 * Keeps every statement on record: one entry before it starts (no rows, no error, no time), one with how it ended. A
 * record that cannot be kept stops the statement, or withholds its rows.
 */
final class Trail {

    private final AuditLog log;
    private final Clock clock;

    Trail(AuditLog log, Clock clock) {
        this.log = log;
        this.clock = clock;
    }

    Execution recorded(String sql, String verdict, Commission commission, Supplier<Execution> run) {
        AuditEntry before = AuditEntry.notRun(commission, clock.instant(), sql, verdict, List.of());
        record(before);
        Execution execution = run.get();
        record(
                switch (execution) {
                    case Execution.Ran ran -> before.ended(ran.rows().count(), ran.took(), "");
                    case Execution.Failed failed -> before.ended(-1, failed.took(), state(failed.error()));
                });
        return execution;
    }

    /** A failure the database never saw has no state of its own; its kind tells it apart. */
    private static String state(DatabaseError error) {
        return error.sqlState().isEmpty() ? error.kind().name() : error.sqlState();
    }

    private void record(AuditEntry entry) {
        try {
            log.record(entry);
        } catch (RuntimeException e) {
            Fault fault = new Fault(
                    Code.AUDIT_UNAVAILABLE,
                    Place.named("audit log"),
                    "",
                    "the audit log takes no entry, and without a record nothing is run",
                    "Look at Dash's own store, then ask again");
            throw new FaultException(fault, e);
        }
    }
}
