package dash.demo;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;

/** Brightloam as a database: makes it, and lets a reader in. */
public final class DemoCompany {

    /** The last day of the data; the project's calendar says the same. */
    public static final LocalDate TODAY = Times.TODAY;

    /** Changes whenever a single byte of the data does, so a database that carries it needs no reload. */
    public static final String CHECKSUM = "ebb4420013340429a5f139f4224548ca646546bbc41326fac3feb772daa88dfb";

    private static final long SEED = 20_260_630L;

    private DemoCompany() {}

    static DemoData data() {
        return DemoData.make(SEED);
    }

    public static ProjectFolder project() {
        return new ProjectFolder();
    }

    /**
     * Fills an empty database in one transaction: either everything is there afterwards or nothing is.
     *
     * @param owner a PostgreSQL connection that may create tables; its autocommit setting is put back
     * @param progress told a short sentence for each table
     * @return how many rows each table has, in the order in which they were loaded
     */
    public static Map<String, Integer> load(Connection owner, Consumer<String> progress) throws SQLException {
        refuseIfFilled(owner);
        boolean autoCommit = owner.getAutoCommit();
        owner.setAutoCommit(false);
        try {
            Map<String, Integer> counts = fill(owner, progress);
            owner.commit();
            return counts;
        } catch (SQLException | RuntimeException failure) {
            owner.rollback();
            throw failure;
        } finally {
            owner.setAutoCommit(autoCommit);
        }
    }

    private static Map<String, Integer> fill(Connection owner, Consumer<String> progress) throws SQLException {
        Map<String, Integer> counts = new LinkedHashMap<>();
        try (Statement statement = owner.createStatement()) {
            statement.execute(Resources.text("/dash/demo/schema.sql"));
            CopyManager copies = owner.unwrap(PGConnection.class).getCopyAPI();
            for (TableRows rows : data().tables()) {
                progress.accept("loading " + rows.count() + " rows into " + rows.table());
                copy(copies, rows);
                counts.put(rows.table(), rows.count());
            }
            progress.accept("adding keys and indexes");
            statement.execute(Resources.text("/dash/demo/keys.sql"));
            statement.execute("ANALYZE " + String.join(", ", tableNames()));
        }
        return counts;
    }

    private static void copy(CopyManager copies, TableRows rows) throws SQLException {
        try {
            copies.copyIn(rows.copyStatement(), new ByteArrayInputStream(rows.bytes()));
        } catch (IOException broken) {
            throw new SQLException("could not send the rows of " + rows.table(), broken);
        }
    }

    private static void refuseIfFilled(Connection owner) throws SQLException {
        try (Statement statement = owner.createStatement();
                ResultSet tables = statement.executeQuery(
                        "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename LIMIT 1")) {
            if (tables.next()) {
                throw FaultException.of(
                        Code.DEMO_DATABASE_NOT_EMPTY,
                        Place.named(owner.getCatalog()),
                        tables.getString(1),
                        "the demo company is only loaded into an empty database, and this one has a table",
                        "name a database without tables, or drop this one if nobody needs it");
            }
        }
    }

    /**
     * Lets a role read the fourteen tables and nothing else. Also closes what PostgreSQL leaves open to everybody:
     * making tables in the schema and temporary tables in the database.
     */
    public static void grantReader(Connection owner, String role) throws SQLException {
        String reader = quoted(role);
        try (Statement statement = owner.createStatement()) {
            statement.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
            statement.execute("REVOKE TEMPORARY ON DATABASE " + quoted(owner.getCatalog()) + " FROM PUBLIC");
            statement.execute("GRANT USAGE ON SCHEMA public TO " + reader);
            statement.execute("GRANT SELECT ON " + String.join(", ", tableNames()) + " TO " + reader);
        }
    }

    /** The fourteen tables, each after those it refers to. */
    public static List<String> tableNames() {
        return List.of(
                "countries",
                "plans",
                "accounts",
                "subscriptions",
                "subscription_events",
                "invoices",
                "products",
                "orders",
                "order_items",
                "refunds",
                "support_agents",
                "support_tickets",
                "usage_daily",
                "legacy_revenue");
    }

    private static String quoted(String identifier) {
        return '"' + identifier.replace("\"", "\"\"") + '"';
    }
}
