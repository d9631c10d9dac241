package dash.databases.mysql;

import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.databases.Source;
import dash.databases.SourceSettings;
import dash.databases.mysql.catalogue.MysqlAllowList;
import dash.databases.mysql.parser.MysqlStatementParser;
import dash.databases.mysql.url.MysqlUrl;
import dash.fault.Place;
import dash.guard.AllowList;
import dash.statement.Dialect;
import java.util.List;

/** MySQL and MariaDB. */
public final class MysqlEngine implements Engine {

    @Override
    public List<String> schemes() {
        return List.of("mysql://", "mariadb://");
    }

    @Override
    public Dialect dialect() {
        return MysqlDialect.INSTANCE;
    }

    @Override
    public AllowList allowList() {
        return MysqlAllowList.load();
    }

    @Override
    public EngineParser parser() {
        return new MysqlStatementParser();
    }

    /** What others call a database is a schema here. */
    @Override
    public List<String> usualSchemas(String url) {
        return List.of(
                url.isEmpty()
                        ? "database"
                        : MysqlUrl.parse(url, Place.named("source")).address().database());
    }

    /** Tables are compared by case, as a server on Linux does; columns are not, and the parser folds those. */
    @Override
    public boolean ignoresCase() {
        return false;
    }

    @Override
    public Source open(SourceSettings settings, EngineParser parser) {
        return new MysqlSource(
                settings.project(),
                MysqlUrl.parse(settings.url(), settings.place()),
                settings.scope(),
                settings.zone(),
                settings.audit(),
                settings.clock());
    }
}
