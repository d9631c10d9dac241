package dash.databases.duckdb.parser;

/** DuckDB's own reading of a text, as JSON; in life, a child process. */
public interface Grammar extends AutoCloseable {

    /** What {@code json_serialize_sql} says, whether it took the text or not. */
    String serialize(String sql) throws BrokenException;

    @Override
    void close();

    /** The engine gave no answer: it died, was killed at its limits, or could not be started. */
    final class BrokenException extends Exception {
        public BrokenException(String message) {
            super(message);
        }
    }
}
