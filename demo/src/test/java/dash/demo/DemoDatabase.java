package dash.demo;

import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The demo company in a real PostgreSQL, loaded once and only read: as its reader, in a session whose zone is UTC. */
final class DemoDatabase {

    private static final class OfThisProcess {
        static final Connection READER = open();
    }

    private DemoDatabase() {}

    static TestDatabase copy() {
        return TestPostgres.shared()
                .database("demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {}));
    }

    private static Connection open() {
        try {
            Connection connection = copy().reader().connect();
            try (Statement statement = connection.createStatement()) {
                statement.execute("SET TIME ZONE 'UTC'");
            }
            return connection;
        } catch (SQLException failure) {
            throw new IllegalStateException("the demo company cannot be read", failure);
        }
    }

    static Connection reader() {
        return OfThisProcess.READER;
    }

    /** Every value as PostgreSQL writes it; NULL is the word null. */
    static List<List<String>> rows(String sql) {
        List<List<String>> rows = new ArrayList<>();
        synchronized (DemoDatabase.class) {
            try (Statement statement = reader().createStatement();
                    ResultSet result = statement.executeQuery(sql)) {
                int columns = result.getMetaData().getColumnCount();
                while (result.next()) {
                    List<String> row = new ArrayList<>();
                    for (int column = 1; column <= columns; column++) {
                        row.add(Objects.toString(result.getString(column)));
                    }
                    rows.add(row);
                }
                return rows;
            } catch (SQLException failure) {
                throw new IllegalStateException(failure.getSQLState() + " in\n" + sql, failure);
            }
        }
    }

    /** The only value of the only row. */
    static String figure(String sql) {
        List<List<String>> rows = rows(sql);
        if (rows.size() != 1 || rows.getFirst().size() != 1) {
            throw new IllegalStateException("one figure was expected of\n" + sql + "\nbut it gave " + rows);
        }
        return rows.getFirst().getFirst();
    }

    static void run(String sql) {
        synchronized (DemoDatabase.class) {
            try (Statement statement = reader().createStatement()) {
                statement.execute(sql);
            } catch (SQLException failure) {
                throw new IllegalStateException(sql, failure);
            }
        }
    }
}
