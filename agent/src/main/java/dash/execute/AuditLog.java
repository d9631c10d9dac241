package dash.execute;

/** Keeps every statement for good. An entry that cannot be written stops the statement: no record, no run. */
public interface AuditLog {

    void record(AuditEntry entry);
}
