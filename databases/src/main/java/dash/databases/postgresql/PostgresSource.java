package dash.databases.postgresql;

import dash.databases.Engine;
import dash.databases.Source;
import dash.databases.login.LoginReport;
import dash.databases.look.StandardValues;
import dash.databases.postgresql.introspect.PostgresColumnValues;
import dash.databases.postgresql.introspect.PostgresSchemaReader;
import dash.databases.postgresql.login.LoginProbe;
import dash.databases.postgresql.login.ReadRight;
import dash.databases.postgresql.login.SafeLogin;
import dash.databases.postgresql.session.PostgresLines;
import dash.databases.postgresql.session.SessionSettings;
import dash.databases.postgresql.url.PostgresUrl;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnStatements;
import dash.databases.session.Sessions;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.guard.SafeSql;
import dash.guard.Scope;
import dash.schema.SchemaReader;
import dash.schema.Table;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import dash.search.Values;
import dash.statement.Name;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** One project's database. Connects with the first statement, so that making one never fails. Safe for many threads. */
public final class PostgresSource implements Source {

    private final PostgresUrl url;
    private final SourceScope scope;
    private final Sessions sessions;
    private final PostgresSchemaReader schemas;
    private final StandardValues values;

    /**
     * Prepares a source.
     *
     * @param zone the time zone the project's business lives in, for {@code now()} and {@code date_trunc}
     */
    public PostgresSource(
            String project, PostgresUrl url, SourceScope scope, ZoneId zone, AuditLog audit, Clock clock) {
        this.url = url;
        this.scope = scope;
        SessionSettings settings = SessionSettings.of(scope.schemas()).in(zone);
        this.sessions = sessions(project, url, settings, audit, clock);
        this.schemas = new PostgresSchemaReader(sessions.own(), scope);
        this.values = new StandardValues(sessions.own(), schemas, scope.sensitive());
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

    /** A missing object says that the schema has changed: the next look at it reads the catalog again. */
    @Override
    public Execution run(SafeSql sql, Commission commission) {
        Execution execution = sessions.executor().run(sql, commission);
        if (execution instanceof Execution.Failed failed && failed.error().kind() == Kind.OBJECT_MISSING) {
            schemas.forget();
        }
        return execution;
    }

    @Override
    public SchemaReader schemas() {
        return schemas;
    }

    @Override
    public Scope guardScope(Set<Name> functions) {
        return schemas.guardScope(functions);
    }

    /** What the login could do beyond reading; one statement, not cached. */
    @Override
    public LoginReport probe() {
        return new LoginProbe(sessions.own(), scope).probe();
    }

    @Override
    public Values values() {
        return values;
    }

    /** A few values of each column for the search, from the planner's statistics; never of sensitive columns. */
    @Override
    public ColumnValues columnValues() {
        return new PostgresColumnValues(sessions.own(), scope.sensitive());
    }

    @Override
    public OwnStatements own() {
        return sessions.own();
    }

    @Override
    public Predicate<ColumnName> sensitive() {
        return column -> scope.sensitive().match(column.table(), column.column());
    }

    @Override
    public String grants(String login) {
        return SafeLogin.script(
                url.database(),
                login,
                schemas.schema().tables().stream().map(this::readable).toList());
    }

    /** The schema shows what this login may read: a column that it does not see is granted only with a whole relation. */
    private ReadRight readable(Table table) {
        List<String> open = scope.sensitive().othersOf(table);
        return open.size() == table.columns().size()
                ? ReadRight.whole(table.name())
                : ReadRight.only(table.name(), open);
    }

    @Override
    public void close() {
        sessions.close();
    }

    @Override
    public String toString() {
        return url.toString();
    }
}
