package dash.builtin.sql;

import dash.databases.Engine;
import dash.databases.postgresql.PostgresEngine;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.AutoClose;

class AskedOnPostgresqlTest extends AskedContract {

    @AutoClose
    private final TestDatabase database =
            TestPostgres.shared().database(store.statements().toArray(String[]::new));

    @Override
    Engine engine() {
        return new PostgresEngine();
    }

    @Override
    void ready() {}

    @Override
    Connection connect() throws SQLException {
        return database.reader().connect();
    }
}
