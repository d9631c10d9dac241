package dash.builtin.sql;

import dash.databases.Engine;
import dash.databases.sqlite.SqliteEngine;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.io.TempDir;

class AskedOnSqliteTest extends AskedContract {

    @TempDir
    static Path folder = Path.of("");

    @Override
    Engine engine() {
        return new SqliteEngine();
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
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("store"));
    }
}
