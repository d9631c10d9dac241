package dash.databases.mysql.url;

import dash.databases.url.ServerAddress;
import dash.databases.url.ServerForm;
import dash.fault.Place;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** The address of a database on MySQL or MariaDB. */
public final class MysqlUrl {

    private static final ServerForm FORM = new ServerForm(List.of("mysql", "mariadb"), 3306);

    private final ServerAddress address;

    private MysqlUrl(ServerAddress address) {
        this.address = address;
    }

    /**
     * Reads an address.
     *
     * @param place where the text stands, for the fault when it is wrong
     */
    public static MysqlUrl parse(String text, Place place) {
        return new MysqlUrl(ServerAddress.parse(FORM, text, place));
    }

    /** A new connection, with every property of the driver fixed by us. */
    public Connection connect() throws SQLException {
        return address.open(DriverProperties::connect);
    }

    public ServerAddress address() {
        return address;
    }

    @Override
    public String toString() {
        return address.toString();
    }
}
