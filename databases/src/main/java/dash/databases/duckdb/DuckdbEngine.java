package dash.databases.duckdb;

import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.databases.Source;
import dash.databases.SourceSettings;
import dash.databases.duckdb.catalogue.DuckdbAllowList;
import dash.databases.duckdb.catalogue.DuckdbVocabulary;
import dash.databases.duckdb.child.ChildHome;
import dash.databases.duckdb.files.Location;
import dash.databases.duckdb.parser.ChildGrammar;
import dash.databases.duckdb.parser.DuckdbStatementParser;
import dash.guard.AllowList;
import dash.statement.Dialect;
import java.util.List;

/** DuckDB, for database files and for files of data. */
public final class DuckdbEngine implements Engine {

    @Override
    public List<String> schemes() {
        return List.of(Location.SCHEME);
    }

    @Override
    public Dialect dialect() {
        return DuckdbDialect.INSTANCE;
    }

    @Override
    public AllowList allowList() {
        return DuckdbAllowList.load();
    }

    @Override
    public EngineParser parser() {
        return new DuckdbStatementParser(new ChildGrammar(ChildHome.usual()), DuckdbVocabulary.load(allowList()));
    }

    @Override
    public List<String> usualSchemas(String url) {
        return List.of("main");
    }

    @Override
    public boolean ignoresCase() {
        return true;
    }

    @Override
    public Source open(SourceSettings settings, EngineParser parser) {
        return new DuckdbSource(settings);
    }
}
