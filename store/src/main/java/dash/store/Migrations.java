package dash.store;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.OptionalInt;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** The tables of the store, version by version. */
final class Migrations {

    static final String SCHEMA = "dash";

    /** The newest file beside {@code migration/}; a test holds the two together. Spares looking for it at each start. */
    static final int NEWEST = 10;

    static final String HISTORY = "migration_history";

    private Migrations() {}

    /** Cheap when there is nothing to do. */
    static void bringUp(DataSource store, Place place) throws SQLException {
        OptionalInt found = applied(store);
        if (found.orElse(0) > NEWEST) {
            throw FaultException.of(
                    Code.STORE_OF_ANOTHER_VERSION,
                    place,
                    "migration " + found.getAsInt(),
                    "the store was written by a newer Dash, this one knows migrations up to " + NEWEST,
                    "use the newer Dash, or another DASH_HOME or DASH_STORE_URL");
        }
        if (found.orElse(0) < NEWEST) {
            upTo(store, NEWEST);
        }
    }

    static void upTo(DataSource store, int version) {
        Flyway.configure(Migrations.class.getClassLoader())
                .loggers(SilentLogCreator.class.getName())
                .dataSource(store)
                .schemas(SCHEMA)
                .table(HISTORY)
                .locations("classpath:dash/store/migration")
                .target(String.valueOf(version))
                .load()
                .migrate();
    }

    static OptionalInt applied(DataSource store) throws SQLException {
        try (Connection connection = store.getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT max(version::int) FROM " + SCHEMA + "." + HISTORY
                        + " WHERE success AND version IS NOT NULL")) {
            return row.next() && row.getInt(1) > 0 ? OptionalInt.of(row.getInt(1)) : OptionalInt.empty();
        } catch (SQLException failure) {
            if (SqlStates.NO_SUCH_TABLE_OR_SCHEMA.contains(String.valueOf(failure.getSQLState()))) {
                return OptionalInt.empty();
            }
            throw failure;
        }
    }
}
