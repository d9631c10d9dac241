package dash.databases.mysql;

import dash.databases.Engine;
import dash.databases.SessionSource;
import dash.databases.login.LoginReport;
import dash.databases.mysql.introspect.MysqlSchemaReader;
import dash.databases.mysql.login.LoginProbe;
import dash.databases.mysql.login.SafeLogin;
import dash.databases.mysql.session.MysqlLines;
import dash.databases.mysql.session.SessionSettings;
import dash.databases.mysql.url.MysqlUrl;
import dash.databases.scope.SourceScope;
import dash.databases.session.Sessions;
import dash.execute.AuditLog;
import dash.schema.RelationName;
import dash.schema.Table;
import java.time.Clock;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One project's database on MySQL or MariaDB. Connects with the first statement, so that making one never fails. */
public final class MysqlSource extends SessionSource<MysqlSchemaReader> {

    private final MysqlUrl url;

    public MysqlSource(String project, MysqlUrl url, SourceScope scope, ZoneId zone, AuditLog audit, Clock clock) {
        super(
                scope,
                sessions(
                        project,
                        url,
                        SessionSettings.of(scope.schemas().getFirst()).in(zone),
                        audit,
                        clock),
                own -> new MysqlSchemaReader(own, scope));
        this.url = url;
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

    @Override
    public LoginReport probe() {
        return new LoginProbe(own(), scope()).probe();
    }

    /** A relation of which nothing may be read is left out. */
    @Override
    public String grants(String login) {
        Map<RelationName, List<String>> readable = new HashMap<>();
        for (Table table : schemas().schema().tables()) {
            List<String> open = scope().sensitive().othersOf(table);
            if (open.size() == table.columns().size()) {
                readable.put(table.name(), List.of());
            } else if (!open.isEmpty()) {
                readable.put(table.name(), open);
            }
        }
        return SafeLogin.script(login, readable);
    }

    @Override
    public String toString() {
        return url.toString();
    }
}
