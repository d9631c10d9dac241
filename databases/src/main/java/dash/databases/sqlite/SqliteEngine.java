package dash.databases.sqlite;

import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.databases.Source;
import dash.databases.SourceSettings;
import dash.databases.sqlite.catalogue.SqliteAllowList;
import dash.databases.sqlite.parser.SqliteStatementParser;
import dash.databases.sqlite.url.SqliteUrl;
import dash.guard.AllowList;
import dash.statement.Dialect;
import java.util.List;

/** SQLite. */
public final class SqliteEngine implements Engine {

    @Override
    public List<String> schemes() {
        return List.of("sqlite:");
    }

    @Override
    public Dialect dialect() {
        return SqliteDialect.INSTANCE;
    }

    @Override
    public AllowList allowList() {
        return SqliteAllowList.load();
    }

    @Override
    public EngineParser parser() {
        return new SqliteStatementParser();
    }

    @Override
    public List<String> usualSchemas(String url) {
        return List.of(SqliteSource.SCHEMA);
    }

    @Override
    public boolean ignoresCase() {
        return true;
    }

    @Override
    public Source open(SourceSettings settings, EngineParser parser) {
        return new SqliteSource(
                settings.project(),
                SqliteUrl.parse(settings.url(), settings.folder(), settings.place()),
                settings.scope(),
                settings.audit(),
                settings.clock());
    }
}
