package dash.builtin.sql;

import dash.databases.Engine;
import dash.databases.mysql.MysqlEngine;
import dash.testkit.MariaDbDatabase;
import dash.testkit.TestMariaDb;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;

class AskedOnMariadbTest extends AskedContract {

    private Optional<MariaDbDatabase> database = Optional.empty();

    @Override
    Engine engine() {
        return new MysqlEngine();
    }

    @Override
    void ready() {
        Assumptions.assumeTrue(TestMariaDb.shared().isPresent(), "there is no mariadbd");
        database = TestMariaDb.shared()
                .map(server -> server.database(store.statements().toArray(String[]::new)));
    }

    @Override
    Connection connect() throws SQLException {
        return database.orElseThrow().reader().connect();
    }

    @AfterAll
    void drop() {
        database.ifPresent(MariaDbDatabase::close);
    }
}
