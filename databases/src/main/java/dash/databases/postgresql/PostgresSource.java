package dash.databases.postgresql;

import dash.databases.Engine;
import dash.databases.SessionSource;
import dash.databases.login.LoginReport;
import dash.databases.postgresql.introspect.PostgresColumnValues;
import dash.databases.postgresql.introspect.PostgresSchemaReader;
import dash.databases.postgresql.login.LoginProbe;
import dash.databases.postgresql.login.ReadRight;
import dash.databases.postgresql.login.SafeLogin;
import dash.databases.postgresql.session.PostgresLines;
import dash.databases.postgresql.session.SessionSettings;
import dash.databases.postgresql.url.PostgresUrl;
import dash.databases.scope.SourceScope;
import dash.databases.session.Sessions;
import dash.execute.AuditLog;
import dash.schema.Table;
import dash.search.ColumnValues;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;

/** One project's database. Connects with the first statement, so that making one never fails. Safe for many threads. */
public final class PostgresSource extends SessionSource<PostgresSchemaReader> {

    private final PostgresUrl url;

    /**
     * Prepares a source.
     *
     * @param zone the time zone the project's business lives in, for {@code now()} and {@code date_trunc}
     */
    public PostgresSource(
            String project, PostgresUrl url, SourceScope scope, ZoneId zone, AuditLog audit, Clock clock) {
        super(
                scope,
                sessions(project, url, SessionSettings.of(scope.schemas()).in(zone), audit, clock),
                own -> new PostgresSchemaReader(own, scope));
        this.url = url;
    }

    static Sessions sessions(String project, PostgresUrl url, SessionSettings settings, AuditLog audit, Clock clock) {
        return new Sessions(
                project,
                new PostgresLines(url, settings),
                PostgresqlDialect.INSTANCE,
                settings.connections(),
                settings.patience(),
                audit,
                clock);
    }

    @Override
    public Engine engine() {
        return new PostgresEngine();
    }

    @Override
    public LoginReport probe() {
        return new LoginProbe(own(), scope()).probe();
    }

    /** A few values of each column for the search, from the planner's statistics; never of sensitive columns. */
    @Override
    public ColumnValues columnValues() {
        return new PostgresColumnValues(own(), scope().sensitive());
    }

    @Override
    public String grants(String login) {
        return SafeLogin.script(
                url.address().database(),
                login,
                schemas().schema().tables().stream().map(this::readable).toList());
    }

    /** The schema shows what this login may read: a column that it does not see is granted only with a whole relation. */
    private ReadRight readable(Table table) {
        List<String> open = scope().sensitive().othersOf(table);
        return open.size() == table.columns().size()
                ? ReadRight.whole(table.name())
                : ReadRight.only(table.name(), open);
    }

    @Override
    public String toString() {
        return url.toString();
    }
}
