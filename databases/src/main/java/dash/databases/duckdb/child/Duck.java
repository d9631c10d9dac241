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
        for (String setting : opening.settings()) {
            set(base, setting);
        }
        collecting = base.duplicate();
        set(base, "SET GLOBAL errors_as_json = true");
        set(collecting, "SET SESSION errors_as_json = true");
        set(base, "SET GLOBAL jdbc_stream_results = true");
        set(collecting, "SET SESSION jdbc_stream_results = false");
        set(base, "SET GLOBAL lock_configuration = true");
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
        try (DuckDBConnection own = opened(base).duplicate()) {
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
