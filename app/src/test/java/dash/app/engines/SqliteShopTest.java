package dash.app.engines;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

class SqliteShopTest extends EngineContract {

    @TempDir
    static Path files = Path.of("");

    private int made;

    @Override
    String shop() {
        made++;
        execute(Shop.statements());
        return "sqlite:" + file();
    }

    @Override
    void dropStatus() {
        execute(List.of("ALTER TABLE orders DROP COLUMN status"));
    }

    private Path file() {
        return files.resolve("shop" + made + ".db").toAbsolutePath();
    }

    private void execute(List<String> statements) {
        try (Connection owner = DriverManager.getConnection("jdbc:sqlite:" + file());
                Statement statement = owner.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
