package dash.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/**
 * Which database a connection has really reached, whatever its address said: a host has many names, and tunnels and
 * poolers hide the rest.
 *
 * @param cluster the number that a PostgreSQL was given when it was made
 */
record DatabaseIdentity(String cluster, String database) {

    /** Empty for a server that does not tell, which is then no PostgreSQL or hides it from this login. */
    static Optional<DatabaseIdentity> of(Connection connection) {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT system_identifier::text, current_database() FROM pg_catalog.pg_control_system()")) {
            return row.next()
                    ? Optional.of(new DatabaseIdentity(row.getString(1), row.getString(2)))
                    : Optional.empty();
        } catch (SQLException doesNotTell) {
            return Optional.empty();
        }
    }
}
