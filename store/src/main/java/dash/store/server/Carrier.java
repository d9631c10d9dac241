package dash.store.server;

import java.io.IOException;
import java.sql.SQLException;

/**
 * Carries what is to be kept from a server of an older PostgreSQL to its empty successor. Whatever it leaves behind is
 * gone from the new one and stays in the backup. Throwing anything leaves the old server in its place.
 */
@FunctionalInterface
public interface Carrier {

    void carry(Server from, Server to) throws SQLException, IOException;

    /** For a server whose databases can all be made again. */
    static Carrier nothing() {
        return (from, to) -> {};
    }
}
