package dash.databases.postgresql.url;

import dash.databases.url.ServerAddress;
import dash.databases.url.ServerForm;
import dash.fault.Place;
import java.util.List;
import javax.sql.DataSource;

/** The address of a database on PostgreSQL. */
public final class PostgresUrl {

    private static final ServerForm FORM = new ServerForm(List.of("postgresql", "postgres"), 5432);

    private final ServerAddress address;

    private PostgresUrl(ServerAddress address) {
        this.address = address;
    }

    /**
     * Reads an address.
     *
     * @param place where the text stands, for the fault when it is wrong
     */
    public static PostgresUrl parse(String text, Place place) {
        return new PostgresUrl(ServerAddress.parse(FORM, text, place));
    }

    /** A way to open connections, with every property of the driver fixed by us. Opens nothing yet. */
    public DataSource dataSource() {
        return address.open(DriverProperties::dataSource);
    }

    public ServerAddress address() {
        return address;
    }

    @Override
    public String toString() {
        return address.toString();
    }
}
