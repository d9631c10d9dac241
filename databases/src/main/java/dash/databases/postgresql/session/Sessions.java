package dash.databases.postgresql.session;

import dash.databases.postgresql.url.PostgresUrl;
import dash.execute.AuditLog;
import java.time.Clock;

/** The connections of one source and the two ways over them. Connects with the first statement. */
public final class Sessions implements AutoCloseable {

    private final Runs runs;
    private final PostgresExecutor executor;
    private final OwnStatements own;

    public Sessions(String project, PostgresUrl url, SessionSettings settings, AuditLog audit, Clock clock) {
        Trail trail = new Trail(audit, clock);
        this.runs = new Runs(url, settings);
        this.executor = new PostgresExecutor(runs, new SessionRules(settings), trail);
        this.own = new OwnStatements(runs, new SessionRules(settings.withoutPath()), trail, url, project);
    }

    public PostgresExecutor executor() {
        return executor;
    }

    public OwnStatements own() {
        return own;
    }

    /** Ends what still runs. */
    @Override
    public void close() {
        runs.close();
    }
}
