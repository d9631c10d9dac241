package dash.databases.session;

import dash.execute.AuditLog;
import dash.fault.Fault;
import dash.statement.Dialect;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** The connections of one source and the two ways over them. Connects with the first statement. */
public final class Sessions implements AutoCloseable {

    private final Runs runs;
    private final GuardedExecutor executor;
    private final OwnStatements own;

    /**
     * Prepares both ways.
     *
     * @param atOnce the most statements that run at once
     * @param patience how long a statement waits for its turn
     */
    public Sessions(
            String project, Lines lines, Dialect dialect, int atOnce, Duration patience, AuditLog audit, Clock clock) {
        Trail trail = new Trail(audit, clock);
        this.runs = new Runs(lines, atOnce, patience);
        this.executor = new GuardedExecutor(runs, trail);
        this.own = new OwnStatements(runs, trail, dialect, lines.toString(), project);
    }

    public GuardedExecutor executor() {
        return executor;
    }

    public OwnStatements own() {
        return own;
    }

    /** Why no statement could run now. */
    public Optional<Fault> away() {
        return own.away();
    }

    /** Ends what still runs. */
    @Override
    public void close() {
        runs.close();
    }
}
