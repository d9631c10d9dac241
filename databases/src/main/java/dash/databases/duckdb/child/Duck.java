package dash.databases.duckdb.child;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDriver;
import org.jspecify.annotations.Nullable;

/**
 * The engine, in the child. Each statement has a connection of its own, so that nothing it leaves behind (a variable, a temporary
 * table) is there for the next. Rows are streamed; the engine then loses the words of an error that happens while rows come, so
 * that such a statement is asked once more on a connection that collects.
 */
final class Duck {

    private static final String LOST_WORDS = "Invalid result set";
    private static final String SERIALIZE =
            "SELECT json_serialize_sql(?::VARCHAR, skip_default := false, skip_null := true, skip_empty := true)";

    private String path = "";
    private @Nullable DuckDBConnection base;
    private @Nullable DuckDBConnection collecting;
    private @Nullable PreparedStatement serializing;
    private volatile @Nullable Statement running;

    void open(Opening opening) throws SQLException {
        Properties properties = new Properties();
        if (opening.readOnly()) {
            properties.setProperty("duckdb.read_only", "true");
        }
        Connection connection = new DuckDBDriver().connect("jdbc:duckdb:" + opening.file(), properties);
        base = connection.unwrap(DuckDBConnection.class);
        path = opening.schemas().isEmpty() ? "" : "SET search_path = " + path(base, opening.schemas());
        for (String setting : opening.settings()) {
            set(base, setting);
        }
        collecting = another();
        set(base, "SET GLOBAL errors_as_json = true");
        set(collecting, "SET SESSION errors_as_json = true");
        set(base, "SET GLOBAL jdbc_stream_results = true");
        set(collecting, "SET SESSION jdbc_stream_results = false");
        set(base, "SET GLOBAL lock_configuration = true");
    }

    /**
     * The engine's own schema first: without it a macro of the file goes before the built-in function of its name, and before the
     * operator, for operators are functions too.
     */
    private static String path(DuckDBConnection connection, List<String> schemas) throws SQLException {
        String database;
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT system.main.current_database()")) {
            row.next();
            database = quoted(row.getString(1), '"');
        }
        List<String> path = new ArrayList<>(List.of("\"system\".\"main\""));
        schemas.forEach(schema -> path.add(database + "." + quoted(schema, '"')));
        return quoted(String.join(",", path), '\'');
    }

    private static String quoted(String text, char sign) {
        String one = String.valueOf(sign);
        return one + text.replace(one, one + one) + one;
    }

    /** The lock of the configuration leaves the search path open, for it belongs to each connection. */
    private DuckDBConnection another() throws SQLException {
        DuckDBConnection connection = opened(base).duplicate();
        if (!path.isEmpty()) {
            set(connection, path);
        }
        return connection;
    }

    private static void set(DuckDBConnection connection, String setting) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(setting);
        }
    }

    private static DuckDBConnection opened(@Nullable DuckDBConnection connection) throws SQLException {
        if (connection == null) {
            throw new SQLException("no database is open");
        }
        return connection;
    }

    String serialize(String sql) throws SQLException {
        if (serializing == null) {
            serializing = opened(collecting).prepareStatement(SERIALIZE);
        }
        serializing.setString(1, sql);
        try (ResultSet answer = serializing.executeQuery()) {
            answer.next();
            return answer.getString(1);
        }
    }

    void execute(String sql) throws SQLException {
        try (Statement statement = opened(collecting).createStatement()) {
            running = statement;
            statement.execute(sql);
        } finally {
            running = null;
        }
    }

    void run(Question question, Answers answers) throws SQLException, IOException {
        try (DuckDBConnection own = another()) {
            run(own, question, answers);
        } catch (SQLException failed) {
            String message = failed.getMessage();
            if (message == null || !message.contains(LOST_WORDS)) {
                throw failed;
            }
            execute(question.sql());
            throw failed;
        }
    }

    private void run(DuckDBConnection own, Question question, Answers answers) throws SQLException, IOException {
        try (Statement statement = own.createStatement()) {
            running = statement;
            if (!statement.execute(question.sql())) {
                return;
            }
            try (ResultSet result = statement.getResultSet()) {
                tell(result, question, answers);
            }
        } finally {
            running = null;
        }
    }

    private static void tell(ResultSet result, Question question, Answers answers) throws SQLException, IOException {
        ResultSetMetaData meta = result.getMetaData();
        List<String> names = new ArrayList<>();
        List<String> types = new ArrayList<>();
        for (int at = 1; at <= meta.getColumnCount(); at++) {
            names.add(meta.getColumnLabel(at));
            types.add(meta.getColumnTypeName(at));
        }
        answers.columns(names, types);
        Printing printing = new Printing(result, types, question.cellBytes());
        long bytes = 0;
        int rows = 0;
        while (rows <= question.rows() && bytes <= question.resultBytes() && result.next()) {
            List<@Nullable String> row = new ArrayList<>();
            for (int at = 1; at <= types.size(); at++) {
                String cell = printing.cell(at);
                bytes += cell == null ? 0 : cell.length();
                row.add(cell);
            }
            answers.row(row);
            rows++;
        }
    }

    /** Comes from another thread. */
    void cancel() {
        Statement statement = running;
        if (statement != null) {
            try {
                statement.cancel();
            } catch (SQLException tooLate) {
                // It has just ended; nothing is left to be cancelled.
            }
        }
    }
}
