package dash.databases.duckdb;

import dash.databases.Engine;
import dash.databases.Source;
import dash.databases.SourceSettings;
import dash.databases.duckdb.child.ChildHome;
import dash.databases.duckdb.files.Databases;
import dash.databases.duckdb.files.Location;
import dash.databases.duckdb.introspect.DuckdbSchemaReader;
import dash.databases.duckdb.session.DuckdbLines;
import dash.databases.login.LoginFinding;
import dash.databases.login.LoginReport;
import dash.databases.login.Power;
import dash.databases.look.StandardColumnValues;
import dash.databases.look.StandardValues;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnStatements;
import dash.databases.session.Sessions;
import dash.execute.Commission;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.guard.SafeSql;
import dash.guard.Scope;
import dash.schema.RelationName;
import dash.schema.SchemaReader;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import dash.search.Values;
import dash.statement.Name;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** One project's files, through DuckDB. Starts its first child with the first statement. Safe for many threads. */
public final class DuckdbSource implements Source {

    /** Each is a process with memory of its own. */
    private static final int AT_ONCE = 2;

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int FEW = 5;

    private final SourceScope scope;
    private final Location location;
    private final Sessions sessions;
    private final DuckdbSchemaReader schemas;
    private final StandardValues values;

    public DuckdbSource(SourceSettings settings) {
        this.scope = settings.scope();
        this.location = Location.parse(settings.url(), settings.folder(), settings.place());
        Databases databases = new Databases(location, settings.cache(), ChildHome.usual(), settings.progress());
        this.sessions = new Sessions(
                settings.project(),
                new DuckdbLines(databases, ChildHome.usual(), scope.schemas(), settings.zone()),
                DuckdbDialect.INSTANCE,
                AT_ONCE,
                PATIENCE,
                settings.audit(),
                settings.clock());
        this.schemas = new DuckdbSchemaReader(
                sessions.own(), scope, () -> databases.current().state());
        this.values = new StandardValues(sessions.own(), schemas, scope.sensitive());
    }

    @Override
    public Engine engine() {
        return new DuckdbEngine();
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

    /** A file has no logins; Dash opens it read-only, and the engine has no rights that could keep one schema from another. */
    @Override
    public LoginReport probe() {
        List<RelationName> outside = schemas.outside();
        List<LoginFinding> findings = outside.isEmpty()
                ? List.of()
                : List.of(new LoginFinding(
                        Power.READS_OUTSIDE,
                        outside.stream().limit(FEW).map(RelationName::toString).toList(),
                        outside.size()));
        return new LoginReport("a file, opened read-only", findings);
    }

    @Override
    public Values values() {
        return values;
    }

    @Override
    public ColumnValues columnValues() {
        return new StandardColumnValues(sessions.own(), schemas, scope.sensitive());
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
        return """
                -- DuckDB has no logins. Dash opens the file read-only, in a process that can reach no other file.
                -- What nobody may read belongs into another file, or among the sensitive columns of dash.yaml.
                """;
    }

    Sessions sessions() {
        return sessions;
    }

    @Override
    public void close() {
        sessions.close();
    }

    @Override
    public String toString() {
        return location.toString();
    }
}
