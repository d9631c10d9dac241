package dash.databases.sqlite;

import dash.databases.Engine;
import dash.databases.Source;
import dash.databases.login.LoginReport;
import dash.databases.look.StandardColumnValues;
import dash.databases.look.StandardValues;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnStatements;
import dash.databases.session.Sessions;
import dash.databases.sqlite.introspect.SqliteSchemaReader;
import dash.databases.sqlite.session.SqliteLines;
import dash.databases.sqlite.url.SqliteUrl;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.guard.SafeSql;
import dash.guard.Scope;
import dash.schema.SchemaReader;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import dash.search.Values;
import dash.statement.Name;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** One file as a project's database. Opens it with the first statement. Safe for many threads. */
public final class SqliteSource implements Source {

    static final String SCHEMA = "main";

    private static final int AT_ONCE = 4;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final SqliteUrl url;
    private final SourceScope scope;
    private final Sessions sessions;
    private final SqliteSchemaReader schemas;
    private final StandardValues values;
    private final StandardColumnValues columnValues;

    public SqliteSource(String project, SqliteUrl url, SourceScope scope, AuditLog audit, Clock clock) {
        this.url = url;
        this.scope = scope;
        this.sessions =
                new Sessions(project, new SqliteLines(url), SqliteDialect.INSTANCE, AT_ONCE, PATIENCE, audit, clock);
        this.schemas = new SqliteSchemaReader(sessions.own(), scope);
        this.values = new StandardValues(sessions.own(), schemas, scope.sensitive());
        this.columnValues = new StandardColumnValues(sessions.own(), schemas, scope.sensitive());
    }

    @Override
    public Engine engine() {
        return new SqliteEngine();
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

    /** There are no logins: the file is opened for reading only, whatever the rights of the process. */
    @Override
    public LoginReport probe() {
        schemas.schema();
        return new LoginReport("the file, opened for reading only", List.of());
    }

    @Override
    public Values values() {
        return values;
    }

    @Override
    public ColumnValues columnValues() {
        return columnValues;
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
        return "-- SQLite has no logins. Dash opens the file for reading only; to be sure, take the right to write away\n"
                + "-- from the user that Dash runs as (chmod a-w), or point Dash at a copy without the sensitive columns:\n"
                + "-- " + url.file() + "\n";
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
