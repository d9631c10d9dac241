package dash.app.engines;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.io.TempDir;

/** In a file. */
class SqliteShopTest extends EngineContract {

    @TempDir
    static Path files = Path.of("");

    private Path made = files;

    @Override
    String shop() {
        made = files.resolve("shop-" + UUID.randomUUID() + ".db");
        run(Shop.statements());
        return "sqlite:" + made;
    }

    @Override
    void dropStatus() {
        run(List.of("ALTER TABLE orders DROP COLUMN status"));
    }

    private void run(List<String> statements) {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + made);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
