package dash.databases.postgresql;

import dash.execute.AuditEntry;
import dash.execute.AuditLog;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Keeps the audit log in memory, and takes no entry while it is told to be full. */
public final class RecordedAudit implements AuditLog {

    private final List<AuditEntry> entries = new CopyOnWriteArrayList<>();
    private volatile boolean full;

    @Override
    public void record(AuditEntry entry) {
        if (full) {
            throw new IllegalStateException("no space left");
        }
        entries.add(entry);
    }

    public List<AuditEntry> entries() {
        return List.copyOf(entries);
    }

    public void clear() {
        entries.clear();
    }

    public void full(boolean now) {
        full = now;
    }
}
