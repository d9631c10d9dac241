package dash.builtin.sql;

import dash.databases.Engine;
import dash.databases.duckdb.DuckdbEngine;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.io.TempDir;

class AskedOnDuckdbTest extends AskedContract {

    @TempDir
    static Path folder = Path.of("");

    @Override
    Engine engine() {
        return new DuckdbEngine();
    }

    @Override
    void ready() throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            for (String sql : store.statements()) {
                statement.execute(sql);
            }
        }
    }

    @Override
    Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:duckdb:" + folder.resolve("store"));
    }
}
