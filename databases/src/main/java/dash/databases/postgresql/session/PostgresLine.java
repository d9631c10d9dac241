package dash.databases.postgresql.session;

import dash.databases.session.Line;
import dash.databases.session.Refusal;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.execute.Limits;
import dash.execute.Rows;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.postgresql.PGConnection;
import org.postgresql.core.BaseConnection;
import org.postgresql.core.TransactionState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A connection to PostgreSQL. */
final class PostgresLine implements Line {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresLine.class);
    private static final int FIRST_VERSION_WITH_CLIENT_CHECK = 14;
    private static final String INVALID_VALUE = "22023";
    private static final int SECONDS_TO_ANSWER = 2;

    private final Connection connection;
    private final SessionSettings settings;
    private final AtomicBoolean clientCheck;
    private String opening = "";
    private int prefix;

    /**
     * Takes over a connection.
     *
     * @param clientCheck whether this server is known to refuse to look after its client; learned here
     */
    PostgresLine(Connection connection, SessionSettings settings, AtomicBoolean clientCheck) {
        this.connection = connection;
        this.settings = settings;
        this.clientCheck = clientCheck;
    }

    @Override
    public void open(Purpose purpose, Limits limits) throws SQLException {
        SessionRules rules = new SessionRules(
                switch (purpose) {
                    case GUARDED -> settings;
                    case OWN -> settings.withoutPath();
                });
        prefix = 0;
        int version = connection.getMetaData().getDatabaseMajorVersion();
        boolean check = clientCheck.get() && version >= FIRST_VERSION_WITH_CLIENT_CHECK;
        try {
            begin(rules.opening(limits, version, check));
        } catch (SQLException e) {
            if (!check || !INVALID_VALUE.equals(e.getSQLState())) {
                throw e;
            }
            // Only some platforms can notice a lost client; the rest is up to the other timeouts.
            clientCheck.set(false);
            connection.rollback();
            begin(rules.opening(limits, version, false));
        }
    }

    @Override
    public Rows guarded(String sql, String catalogVersion, Limits limits) throws SQLException, Refusal {
        String single = single(sql);
        requireVersion(catalogVersion);
        if (!new CostGate(limits).pass(this, single)) {
            again();
        }
        Rows rows = new RowsReader(limits).read(this, single);
        requireVersion(catalogVersion);
        return rows;
    }

    /**
     * The planner already runs functions of users, so the catalog is compared before it sees the statement, and once more
     * behind it: the server looks functions up in the newest state and not in that of the transaction.
     */
    private void requireVersion(String expected) throws SQLException, Refusal {
        if (expected.isEmpty()) {
            return;
        }
        try (Statement statement = statement();
                ResultSet row = statement.executeQuery(CatalogVersion.QUERY)) {
            if (!row.next() || !expected.equals(row.getString(1))) {
                throw Refusal.catalogChanged();
            }
        }
    }

    private static String single(String sql) throws Refusal {
        Optional<String> single;
        try {
            single = SingleStatement.of(sql);
        } catch (SQLException unreadable) {
            single = Optional.empty();
        }
        return single.orElseThrow(() -> new Refusal(new DatabaseError(
                Kind.STATEMENT_WRONG, "", "the text is not exactly one statement", -1, "Send one statement")));
    }

    @Override
    public Rows own(String sql, Limits limits) throws SQLException {
        return new RowsReader(limits).read(this, sql);
    }

    Connection connection() {
        return connection;
    }

    /** A fresh transaction under the same rules, after a statement failed in this one. */
    private void again() throws SQLException {
        connection.rollback();
        begin(opening);
    }

    @Override
    public int prefix() {
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

    /** Settings, roles, advisory locks, temporary tables, listeners and prepared statements survive a ROLLBACK. */
    @Override
    public void undo() throws SQLException {
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

    @Override
    public boolean alive() {
        try {
            return connection.isValid(SECONDS_TO_ANSWER);
        } catch (SQLException dead) {
            return false;
        }
    }

    /** The driver's own {@code Statement.cancel} does nothing while rows are being fetched; the connection's does. */
    @Override
    public void cancel() {
        try {
            connection.unwrap(PGConnection.class).cancelQuery();
        } catch (SQLException notTaken) {
            LOG.debug("the server did not take a cancel ({})", notTaken.getSQLState());
        }
    }

    @Override
    public void abort() {
        try {
            connection.abort(Runnable::run);
        } catch (SQLException gone) {
            LOG.debug("a connection could not be aborted ({})", gone.getSQLState());
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            LOG.debug("a connection could not be closed in good order ({})", e.getSQLState());
        }
    }
}
