package dash.databases.trino;

import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.databases.Source;
import dash.databases.SourceSettings;
import dash.databases.trino.catalogue.TrinoAllowList;
import dash.databases.trino.parser.TrinoStatementParser;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.guard.AllowList;
import dash.guard.Scope;
import dash.statement.Dialect;
import dash.statement.Name;
import java.util.List;

/** Trino, as far as it can be judged without a server. */
public final class TrinoEngine implements Engine {

    @Override
    public List<String> schemes() {
        return List.of("trino://");
    }

    @Override
    public Dialect dialect() {
        return TrinoDialect.INSTANCE;
    }

    @Override
    public AllowList allowList() {
        return TrinoAllowList.load();
    }

    @Override
    public EngineParser parser() {
        return new TrinoStatementParser();
    }

    @Override
    public List<String> usualSchemas(String url) {
        return List.of("default");
    }

    /** Without a session nobody knows its catalog; {@code memory.default} is that of Trino's own examples. */
    @Override
    public Scope usualScope(List<Name> relations) {
        return TrinoScope.of("memory", "default", relations);
    }

    @Override
    public boolean ignoresCase() {
        return true;
    }

    /** The address may hold a password, so it is not repeated. */
    @Override
    public Source open(SourceSettings settings, EngineParser parser) {
        throw FaultException.of(
                Code.SOURCE_URL_INVALID,
                settings.place(),
                "",
                "Dash judges SQL for Trino (dash guard --dialect trino), but the Trino source comes later",
                "Point the project at one of the sources that Dash can open");
    }
}
