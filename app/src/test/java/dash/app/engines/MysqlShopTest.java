package dash.app.engines;

import dash.testkit.MariaDbDatabase;
import dash.testkit.TestMariaDb;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;

/** On a real MariaDB. */
class MysqlShopTest extends EngineContract {

    private final List<MariaDbDatabase> made = new ArrayList<>();

    @Override
    void ready() {
        Assumptions.assumeTrue(TestMariaDb.shared().isPresent(), "there is no mariadbd");
    }

    @Override
    String shop() {
        made.add(TestMariaDb.shared().orElseThrow().database(Shop.statements().toArray(String[]::new)));
        return made.getLast().reader().url();
    }

    @Override
    void dropStatus() {
        try (Connection owner = made.getLast().connect();
                Statement statement = owner.createStatement()) {
            statement.execute("ALTER TABLE orders DROP COLUMN status");
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    @AfterAll
    void drop() {
        made.forEach(MariaDbDatabase::close);
    }
}
