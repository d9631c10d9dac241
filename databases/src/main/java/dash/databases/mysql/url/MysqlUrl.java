package dash.databases.mysql.url;

import dash.databases.url.Masking;
import dash.fault.Place;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/**
 * A source's address, checked field by field. Deliberately no record: its printed form must never hold the password,
 * and nobody outside this package may ask for it.
 */
public final class MysqlUrl {

    static final int DEFAULT_PORT = 3306;
    static final Duration DEFAULT_CONNECT_TIMEOUT = Duration.ofSeconds(5);

    private final String user;
    private final Optional<String> password;
    private final String host;
    private final int port;
    private final String database;
    private final UrlParameters parameters;

    MysqlUrl(String user, Optional<String> password, String host, int port, String database, UrlParameters parameters) {
        this.user = user;
        this.password = password;
        this.host = host;
        this.port = port;
        this.database = database;
        this.parameters = parameters;
    }

    /**
     * Reads an address.
     *
     * @param place where the text stands, for the fault when it is wrong
     */
    public static MysqlUrl parse(String text, Place place) {
        return new UrlReader(text, place).read();
    }

    /** A new connection, with every property of the driver fixed by us. */
    public Connection connect() throws SQLException {
        return DriverProperties.connect(this);
    }

    /** The text with every trace of this address's password masked. */
    public String withoutSecret(String text) {
        return password.filter(secret -> !secret.isEmpty())
                .map(secret -> Masking.mask(text, secret))
                .orElse(text);
    }

    public String user() {
        return user;
    }

    Optional<String> password() {
        return password;
    }

    public String host() {
        return host;
    }

    public int port() {
        return port;
    }

    public String database() {
        return database;
    }

    UrlParameters parameters() {
        return parameters;
    }

    /** The address as it may be shown: the password is three stars, whether there is one or not. */
    @Override
    public String toString() {
        String shownHost = host.indexOf(':') < 0 ? host : "[" + host + "]";
        return "mysql://" + user + ":***@" + shownHost + ":" + port + "/" + database;
    }
}
