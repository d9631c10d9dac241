package dash.databases.mysql.session;

import dash.databases.session.Line;
import dash.databases.session.Refusal;
import dash.execute.Limits;
import dash.execute.Rows;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A connection to MySQL or MariaDB. */
final class MysqlLine implements Line {

    private static final Logger LOG = LoggerFactory.getLogger(MysqlLine.class);
    private static final int UNKNOWN_TIME_ZONE = 1298;
    private static final int SECONDS_TO_ANSWER = 2;

    private final Connection connection;
    private final SessionSettings settings;
    private final AtomicBoolean namedZones;
    private final boolean mariaDb;
    private boolean leftOver;

    /**
     * Takes over a connection.
     *
     * @param namedZones whether this server is known to know no time zones by name; learned here
     */
    MysqlLine(Connection connection, SessionSettings settings, AtomicBoolean namedZones) throws SQLException {
        this.connection = connection;
        this.settings = settings;
        this.namedZones = namedZones;
        this.mariaDb = connection
                .getMetaData()
                .getDatabaseProductName()
                .toLowerCase(Locale.ROOT)
                .contains("mariadb");
    }

    @Override
    public void open(Purpose purpose, Limits limits) throws SQLException {
        SessionRules rules = new SessionRules(settings, mariaDb);
        leftOver = false;
        try {
            execute(rules.opening(limits, namedZones.get()));
        } catch (SQLException e) {
            if (!namedZones.get() || e.getErrorCode() != UNKNOWN_TIME_ZONE) {
                throw e;
            }
            namedZones.set(false);
            LOG.warn(
                    "the source's server knows no time zone {}: its offset of today is used; fill the server's tables"
                            + " with mysql_tzinfo_to_sql",
                    settings.zone());
            execute(rules.opening(limits, false));
        }
        connection.setCatalog(settings.database());
        // Of the session too: what commits the transaction against our will must not be followed by a writable one.
        execute("SET SESSION TRANSACTION READ ONLY");
        execute("START TRANSACTION READ ONLY");
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public Rows guarded(String sql, String catalogVersion, Limits limits) throws SQLException, Refusal {
        requireVersion(catalogVersion);
        new CostGate(limits).pass(this, sql);
        Rows rows = own(sql, limits);
        if (!leftOver) {
            requireVersion(catalogVersion);
        }
        return rows;
    }

    /**
     * The optimizer already runs stored functions, so the catalog is compared before it sees the statement, and once more behind
     * it: what is looked up is the newest state and not that of the transaction.
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

    @Override
    public Rows own(String sql, Limits limits) throws SQLException {
        RowsReader reader = new RowsReader(limits);
        leftOver = true;
        Rows rows = reader.read(this, sql);
        leftOver = rows.truncated();
        return rows;
    }

    /** Plain: the server gets the text as the guard read it, apart from braces, which the guard refuses. */
    Statement statement() throws SQLException {
        Statement statement = connection.createStatement(ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY);
        statement.setEscapeProcessing(false);
        return statement;
    }

    /** Variables, locks by name, temporary tables and settings survive a ROLLBACK; the server's reset takes them all. */
    @Override
    public void undo() throws SQLException {
        if (leftOver) {
            throw new SQLException("rows are left on the connection", "25000");
        }
        execute("ROLLBACK");
        connection.unwrap(org.mariadb.jdbc.Connection.class).reset();
    }

    @Override
    public boolean alive() {
        try {
            return connection.isValid(SECONDS_TO_ANSWER);
        } catch (SQLException dead) {
            return false;
        }
    }

    /** KILL QUERY over a connection of its own. */
    @Override
    public void cancel() {
        try {
            connection.unwrap(org.mariadb.jdbc.Connection.class).cancelCurrentQuery();
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
