package dash.databases.sqlite.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.EnumMap;
import java.util.Map;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.sqlite.SQLiteLimits;

/** Opens the file so that nothing can be written through it and nothing in it can grow without bound. */
final class Opening {

    /**
     * In bytes, for every text, blob and row. Searching one text in another is quadratic inside SQLite and cannot be
     * interrupted: at this length the worst of them takes about two seconds.
     */
    static final int LONGEST_VALUE = 500_000;

    private static final int BUSY_MILLISECONDS = 2_000;

    private static final Map<SQLiteLimits, Integer> LIMITS = new EnumMap<>(Map.of(
            SQLiteLimits.SQLITE_LIMIT_LENGTH, LONGEST_VALUE,
            SQLiteLimits.SQLITE_LIMIT_SQL_LENGTH, 200_000,
            SQLiteLimits.SQLITE_LIMIT_EXPR_DEPTH, 1_000,
            SQLiteLimits.SQLITE_LIMIT_COMPOUND_SELECT, 250,
            SQLiteLimits.SQLITE_LIMIT_FUNCTION_ARG, 100,
            SQLiteLimits.SQLITE_LIMIT_ATTACHED, 0,
            SQLiteLimits.SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1_000,
            SQLiteLimits.SQLITE_LIMIT_VARIABLE_NUMBER, 1,
            SQLiteLimits.SQLITE_LIMIT_TRIGGER_DEPTH, 1,
            SQLiteLimits.SQLITE_LIMIT_WORKER_THREADS, 0));

    private Opening() {}

    static SQLiteConnection open(Path file) throws SQLException {
        if (!Files.isRegularFile(file)) {
            throw new SQLiteException("there is no such file", SQLiteErrorCode.SQLITE_CANTOPEN);
        }
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.enableLoadExtension(false);
        config.setBusyTimeout(BUSY_MILLISECONDS);
        SQLiteConnection connection = (SQLiteConnection) config.createConnection("jdbc:sqlite:" + file);
        try {
            for (Map.Entry<SQLiteLimits, Integer> limit : LIMITS.entrySet()) {
                connection.setLimit(limit.getKey(), limit.getValue());
            }
            rules(connection);
            return connection;
        } catch (SQLException broken) {
            connection.close();
            throw broken;
        }
    }

    /** Also reads the file's head, so that a file that is no database shows here. */
    static void rules(SQLiteConnection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA query_only = ON");
            statement.execute("PRAGMA trusted_schema = OFF");
            statement.execute("PRAGMA cell_size_check = ON");
            statement.execute("PRAGMA mmap_size = 0");
            statement.execute("PRAGMA cache_size = -8000");
            statement.execute("PRAGMA schema_version");
        }
    }
}
