package dash.databases.sqlite.parser;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;

/** The real engine on an empty database with two tables, asked only what it makes of a text. */
final class Compiler implements AutoCloseable {

    private final Connection connection;

    Compiler() {
        try {
            connection = DriverManager.getConnection("jdbc:sqlite::memory:");
            try (Statement statement = connection.createStatement()) {
                statement.execute("CREATE TABLE t (a, b, c)");
                statement.execute("CREATE TABLE u (a, d, e)");
            }
        } catch (SQLException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** What the compiler makes of a text. */
    enum Answer {
        /** The grammar takes it; names that do not exist are no matter of grammar. */
        ACCEPTED,
        REFUSED,
        /** Refused for its sense, perhaps before the grammar had seen all of it. */
        SENSELESS
    }

    boolean accepts(String sql) {
        return answer(sql) == Answer.ACCEPTED;
    }

    Answer answer(String sql) {
        try (Statement statement = connection.createStatement();
                ResultSet _ = statement.executeQuery("EXPLAIN " + sql)) {
            return Answer.ACCEPTED;
        } catch (SQLException refused) {
            String words = String.valueOf(refused.getMessage());
            boolean wrong = Stream.of(
                            "syntax error",
                            "unrecognized token",
                            "incomplete input",
                            "unknown join type",
                            "required before ON")
                    .anyMatch(words::contains);
            boolean named = words.contains("no such") || words.contains("ambiguous");
            return wrong ? Answer.REFUSED : named ? Answer.ACCEPTED : Answer.SENSELESS;
        }
    }

    /** A value as SQLite prints it, with its type; the complaint when there is none. */
    String value(String expression) {
        try (Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery("SELECT typeof(x), quote(x) FROM (SELECT " + expression + " AS x)")) {
            return row.next() ? row.getString(1) + " " + row.getString(2) : "nothing";
        } catch (SQLException refused) {
            return "refused";
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
