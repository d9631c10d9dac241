package dash.databases.postgresql;

import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.databases.Source;
import dash.databases.SourceSettings;
import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.databases.postgresql.url.PostgresUrl;
import dash.guard.AllowList;
import dash.statement.Dialect;
import java.util.List;

/** PostgreSQL. */
public final class PostgresEngine implements Engine {

    @Override
    public List<String> schemes() {
        return List.of("postgresql://", "postgres://");
    }

    @Override
    public Dialect dialect() {
        return PostgresqlDialect.INSTANCE;
    }

    @Override
    public AllowList allowList() {
        return PostgresqlAllowList.load();
    }

    @Override
    public EngineParser parser() {
        return new PostgresqlStatementParser();
    }

    @Override
    public List<String> usualSchemas(String url) {
        return List.of("public");
    }

    /** The grammar folds what is not quoted; what is quoted is meant as it stands. */
    @Override
    public boolean ignoresCase() {
        return false;
    }

    @Override
    public Source open(SourceSettings settings, EngineParser parser) {
        return new PostgresSource(
                settings.project(),
                PostgresUrl.parse(settings.url(), settings.place()),
                settings.scope(),
                settings.zone(),
                settings.audit(),
                settings.clock());
    }
}
