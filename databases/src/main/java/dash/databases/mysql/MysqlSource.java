package dash.databases.mysql;

import dash.databases.Engine;
import dash.databases.Source;
import dash.databases.login.LoginReport;
import dash.databases.look.StandardColumnValues;
import dash.databases.look.StandardValues;
import dash.databases.mysql.introspect.MysqlSchemaReader;
import dash.databases.mysql.login.LoginProbe;
import dash.databases.mysql.login.SafeLogin;
import dash.databases.mysql.session.MysqlLines;
import dash.databases.mysql.session.SessionSettings;
import dash.databases.mysql.url.MysqlUrl;
import dash.databases.scope.SourceScope;
import dash.databases.session.OwnStatements;
import dash.databases.session.Sessions;
import dash.execute.AuditLog;
import dash.execute.Commission;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.guard.SafeSql;
import dash.guard.Scope;
import dash.schema.RelationName;
import dash.schema.SchemaReader;
import dash.schema.Table;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import dash.search.Values;
import dash.statement.Name;
import java.time.Clock;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** One project's database on MySQL or MariaDB. Connects with the first statement, so that making one never fails. */
public final class MysqlSource implements Source {

    private final MysqlUrl url;
    private final SourceScope scope;
    private final Sessions sessions;
    private final MysqlSchemaReader schemas;
    private final StandardValues values;

    public MysqlSource(String project, MysqlUrl url, SourceScope scope, ZoneId zone, AuditLog audit, Clock clock) {
        this.url = url;
        this.scope = scope;
        SessionSettings settings =
                SessionSettings.of(scope.schemas().getFirst()).in(zone);
        this.sessions = sessions(project, url, settings, audit, clock);
        this.schemas = new MysqlSchemaReader(sessions.own(), scope);
        this.values = new StandardValues(sessions.own(), schemas, scope.sensitive());
    }

    static Sessions sessions(String project, MysqlUrl url, SessionSettings settings, AuditLog audit, Clock clock) {
        return new Sessions(
                project,
                new MysqlLines(url, settings),
                MysqlDialect.INSTANCE,
                settings.connections(),
                settings.patience(),
                audit,
                clock);
    }

    @Override
    public Engine engine() {
        return new MysqlEngine();
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

    @Override
    public LoginReport probe() {
        return new LoginProbe(sessions.own(), scope).probe();
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

    /** A relation of which nothing may be read is left out. */
    @Override
    public String grants(String login) {
        Map<RelationName, List<String>> readable = new HashMap<>();
        for (Table table : schemas.schema().tables()) {
            List<String> open = scope.sensitive().othersOf(table);
            if (open.size() == table.columns().size()) {
                readable.put(table.name(), List.of());
            } else if (!open.isEmpty()) {
                readable.put(table.name(), open);
            }
        }
        return SafeLogin.script(login, readable);
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
