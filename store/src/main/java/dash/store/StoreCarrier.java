package dash.store;

import dash.store.server.Carrier;
import dash.store.server.Databases;
import dash.store.server.Login;
import dash.store.server.Server;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;
import org.postgresql.copy.CopyManager;
import org.postgresql.copy.CopyOut;

/**
 * Copies the store into a new server: tables by our own migrations, up to the version that the old store has, rows by
 * COPY, and then every table is counted on both sides. Other databases of the old server are left behind.
 */
final class StoreCarrier implements Carrier {

    @Override
    public void carry(Server from, Server to) throws SQLException {
        if (!from.databases().exists(Store.NAME)) {
            return;
        }
        OptionalInt version = Migrations.applied(StoreDataSource.at(from.login(Store.NAME, Store.NAME)));
        if (version.isEmpty()) {
            return;
        }
        Login successor = to.databases().owned(Store.NAME, Store.NAME);
        Migrations.upTo(StoreDataSource.at(successor), version.getAsInt());
        try (Connection source = from.administrator().to(Store.NAME).connect();
                Connection target = to.administrator().to(Store.NAME).connect()) {
            target.setAutoCommit(false);
            // Rows come as they were: references need not be in order, and nothing refuses what it once let in.
            run(target, "SET session_replication_role = replica");
            for (String table : tables(source)) {
                copyTable(source, target, table);
            }
            copyCounters(source, target);
            target.commit();
        }
    }

    private static void copyTable(Connection source, Connection target, String table) throws SQLException {
        String name = Databases.quoted(Migrations.SCHEMA) + "." + Databases.quoted(table);
        String columns = String.join(
                ", ", columns(source, table).stream().map(Databases::quoted).toList());
        run(target, "DELETE FROM " + name);
        pump(
                source.unwrap(PGConnection.class).getCopyAPI(),
                "COPY " + name + " (" + columns + ") TO STDOUT",
                target.unwrap(PGConnection.class).getCopyAPI(),
                "COPY " + name + " (" + columns + ") FROM STDIN");
        long before = count(source, name);
        long after = count(target, name);
        if (before != after) {
            throw new SQLException("table " + table + " had " + before + " rows and has " + after + " after copying");
        }
    }

    private static void pump(CopyManager source, String reading, CopyManager target, String writing)
            throws SQLException {
        CopyOut out = source.copyOut(reading);
        CopyIn in = target.copyIn(writing);
        try {
            for (byte[] row = out.readFromCopy(); row != null; row = out.readFromCopy()) {
                in.writeToCopy(row, 0, row.length);
            }
            in.endCopy();
        } finally {
            if (in.isActive()) {
                in.cancelCopy();
            }
        }
    }

    /** The migrations keep their own history, which the successor has by having run them. */
    private static List<String> tables(Connection source) throws SQLException {
        return column(
                source,
                "SELECT tablename FROM pg_tables WHERE schemaname = ? AND tablename <> '" + Migrations.HISTORY
                        + "' ORDER BY 1",
                Migrations.SCHEMA);
    }

    private static List<String> columns(Connection source, String table) throws SQLException {
        return column(
                source,
                "SELECT attname FROM pg_attribute WHERE attrelid = (quote_ident('" + Migrations.SCHEMA
                        + "') || '.' || quote_ident(?))::regclass AND attnum > 0 AND NOT attisdropped"
                        + " AND attgenerated = '' ORDER BY attnum",
                table);
    }

    private static void copyCounters(Connection source, Connection target) throws SQLException {
        List<String> statements = column(
                source,
                "SELECT format('SELECT setval(%L, %s)', quote_ident(schemaname) || '.' || quote_ident(sequencename),"
                        + " last_value) FROM pg_sequences WHERE schemaname = ? AND last_value IS NOT NULL",
                Migrations.SCHEMA);
        for (String statement : statements) {
            run(target, statement);
        }
    }

    private static long count(Connection connection, String table) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT count(*) FROM " + table)) {
            row.next();
            return row.getLong(1);
        }
    }

    private static List<String> column(Connection connection, String sql, String parameter) throws SQLException {
        List<String> values = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, parameter);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    values.add(rows.getString(1));
                }
            }
        }
        return values;
    }

    private static void run(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
