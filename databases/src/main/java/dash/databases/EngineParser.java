package dash.databases;

import dash.statement.StatementParser;

/** An engine's grammar, which may hold memory or a process. Making one returns at once; what has to be loaded loads meanwhile. */
public interface EngineParser extends StatementParser, AutoCloseable {

    @Override
    void close();
}
