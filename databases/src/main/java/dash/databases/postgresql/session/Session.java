package dash.databases.postgresql.session;

import dash.execute.Limits;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicBoolean;
import org.postgresql.core.BaseConnection;
import org.postgresql.core.TransactionState;

/** One read-only transaction on one connection, from its rules to the clean return. Not safe for many threads. */
final class Session {

    private static final int FIRST_VERSION_WITH_CLIENT_CHECK = 14;
    private static final String INVALID_VALUE = "22023";

    private final Connection connection;
    private String opening = "";
    private int prefix;

    private Session(Connection connection) {
        this.connection = connection;
    }

    /**
     * Opens the transaction and sets its rules.
     *
     * @param clientCheck whether this server is known to refuse to look after its client; learned here
     */
    static Session open(Connection connection, SessionRules rules, Limits limits, AtomicBoolean clientCheck)
            throws SQLException {
        Session session = new Session(connection);
        int version = connection.getMetaData().getDatabaseMajorVersion();
        boolean check = clientCheck.get() && version >= FIRST_VERSION_WITH_CLIENT_CHECK;
        try {
            session.begin(rules.opening(limits, version, check));
        } catch (SQLException e) {
            if (!check || !INVALID_VALUE.equals(e.getSQLState())) {
                throw e;
            }
            // Only some platforms can notice a lost client; the rest is up to the other timeouts.
            clientCheck.set(false);
            connection.rollback();
            session.begin(rules.opening(limits, version, false));
        }
        return session;
    }

    Connection connection() {
        return connection;
    }

    /** A fresh transaction under the same rules, after a statement failed in this one. */
    void again() throws SQLException {
        connection.rollback();
        begin(opening);
    }

    int prefix() {
        return prefix;
    }

    /** From now on the server sees this many characters before each statement. */
    void prefixed(int characters) {
        prefix = characters;
    }

    /** The driver sends BEGIN READ ONLY before it; that is believed only when the server says so. */
    private void begin(String rules) throws SQLException {
        opening = rules;
        connection.setReadOnly(true);
        connection.setAutoCommit(false);
        try (Statement statement = statement();
                ResultSet row = statement.executeQuery(rules)) {
            boolean readOnly =
                    row.next() && "on".equals(row.getString(row.getMetaData().getColumnCount()));
            if (!readOnly) {
                throw new SQLException("the server did not open a read-only transaction", "25000");
            }
        }
    }

    /** Plain and unescaped: a prepared one would take the jsonb operator ? for a parameter, braces for JDBC's. */
    Statement statement() throws SQLException {
        Statement statement = connection.createStatement(ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY);
        statement.setEscapeProcessing(false);
        return statement;
    }

    /**
     * Ends the transaction, never with COMMIT, and makes the connection as new: settings, roles, advisory locks,
     * temporary tables, listeners and prepared statements survive a ROLLBACK.
     */
    void undo() throws SQLException {
        connection.rollback();
        connection.setAutoCommit(true);
        try (Statement statement = connection.createStatement()) {
            statement.execute("DISCARD ALL");
        }
        if (connection.unwrap(BaseConnection.class).getTransactionState() != TransactionState.IDLE) {
            throw new SQLException("a transaction is still open after ROLLBACK", "25000");
        }
        connection.setAutoCommit(false);
    }
}
