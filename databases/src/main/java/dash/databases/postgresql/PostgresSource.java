package dash.databases.postgresql;

import dash.databases.postgresql.introspect.PostgresColumnValues;
import dash.databases.postgresql.introspect.PostgresSchemaReader;
import dash.databases.postgresql.introspect.PostgresValues;
import dash.databases.postgresql.introspect.SourceScope;
import dash.databases.postgresql.login.LoginProbe;
import dash.databases.postgresql.login.LoginReport;
import dash.databases.postgresql.login.ReadRight;
import dash.databases.postgresql.login.SafeLogin;
import dash.databases.postgresql.session.SessionSettings;
import dash.databases.postgresql.session.Sessions;
import dash.databases.postgresql.url.PostgresUrl;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.execute.Executor;
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
public final class PostgresSource implements Executor, AutoCloseable {

    private final PostgresUrl url;
    private final SourceScope scope;
    private final Sessions sessions;
    private final PostgresSchemaReader schemas;

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
        this.sessions = new Sessions(project, url, settings, audit, clock);
        this.schemas = new PostgresSchemaReader(sessions.own(), scope);
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

    public SchemaReader schemas() {
        return schemas;
    }

    /**
     * What the guard lets statements touch, as the source is now; cached like the schema.
     *
     * @param functions functions of the source's own that a person has listed
     */
    public Scope guardScope(Set<Name> functions) {
        return schemas.guardScope(functions);
    }

    /** What the login could do beyond reading; one statement, not cached. */
    public LoginReport probe() {
        return new LoginProbe(sessions.own(), scope).probe();
    }

    /** Looks values up, never in sensitive columns. */
    public Values values() {
        return new PostgresValues(sessions.own(), schemas, scope.sensitive());
    }

    /** A few values of each column for the search, from the planner's statistics; never of sensitive columns. */
    public ColumnValues columnValues() {
        return new PostgresColumnValues(sessions.own(), scope.sensitive());
    }

    /** Which columns are never profiled, indexed, sent or shown. */
    public Predicate<ColumnName> sensitive() {
        return column -> scope.sensitive().match(column.table(), column.column());
    }

    /** The statements for a login that can read what this one sees in scope without what is sensitive, and nothing else. */
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
