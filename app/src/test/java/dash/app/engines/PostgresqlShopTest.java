package dash.app.engines;

import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;

class PostgresqlShopTest extends EngineContract {

    private final List<TestDatabase> made = new ArrayList<>();

    @Override
    String shop() {
        made.add(TestPostgres.shared().database(Shop.statements().toArray(String[]::new)));
        return made.getLast().reader().sourceUrl();
    }

    @Override
    void dropStatus() {
        try (Connection owner = made.getLast().owner().connect();
                Statement statement = owner.createStatement()) {
            statement.execute("ALTER TABLE orders DROP status");
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    @AfterAll
    void drop() {
        made.forEach(TestDatabase::close);
    }
}
