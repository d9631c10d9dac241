package dash.databases.sqlite;

import dash.databases.Engine;
import dash.databases.SessionSource;
import dash.databases.login.LoginReport;
import dash.databases.scope.SourceScope;
import dash.databases.session.Sessions;
import dash.databases.sqlite.introspect.SqliteSchemaReader;
import dash.databases.sqlite.session.SqliteLines;
import dash.databases.sqlite.url.SqliteUrl;
import dash.execute.AuditLog;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** One file as a project's database. Opens it with the first statement. Safe for many threads. */
public final class SqliteSource extends SessionSource<SqliteSchemaReader> {

    static final String SCHEMA = "main";

    private static final int AT_ONCE = 4;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final SqliteUrl url;

    public SqliteSource(String project, SqliteUrl url, SourceScope scope, AuditLog audit, Clock clock) {
        super(
                scope,
                new Sessions(project, new SqliteLines(url), SqliteDialect.INSTANCE, AT_ONCE, PATIENCE, audit, clock),
                own -> new SqliteSchemaReader(own, scope));
        this.url = url;
    }

    @Override
    public Engine engine() {
        return new SqliteEngine();
    }

    /** There are no logins: the file is opened for reading only, whatever the rights of the process. */
    @Override
    public LoginReport probe() {
        schemas().schema();
        return new LoginReport("the file, opened for reading only", List.of());
    }

    @Override
    public String grants(String login) {
        return "-- SQLite has no logins. Dash opens the file for reading only; to be sure, take the right to write away\n"
                + "-- from the user that Dash runs as (chmod a-w), or point Dash at a copy without the sensitive columns:\n"
                + "-- " + url.file() + "\n";
    }

    @Override
    public String toString() {
        return url.toString();
    }
}
