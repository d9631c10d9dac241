package dash.store.server;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import org.postgresql.Driver;

/** One way into one database of the embedded server. Prints itself without the password. */
public record Login(String host, int port, String database, String user, String password) {

    private static final int SECONDS_TO_CONNECT = 10;

    /** For JDBC; user and password travel beside it, in {@link #properties()}. */
    public String jdbcUrl() {
        return "jdbc:postgresql://" + host + ":" + port + "/" + encoded(database);
    }

    /** With user and password inside: what a project names as its source. A secret. */
    public String sourceUrl() {
        return "postgresql://" + encoded(user) + ":" + encoded(password) + "@" + host + ":" + port + "/"
                + encoded(database);
    }

    public Login to(String otherDatabase) {
        return new Login(host, port, otherDatabase, user, password);
    }

    public Properties properties() {
        Properties properties = new Properties();
        properties.setProperty("user", user);
        properties.setProperty("password", password);
        properties.setProperty("ApplicationName", "dash");
        properties.setProperty("connectTimeout", String.valueOf(SECONDS_TO_CONNECT));
        properties.setProperty("loginTimeout", String.valueOf(SECONDS_TO_CONNECT));
        // Loopback: asking for encryption first would only cost round trips.
        properties.setProperty("sslmode", "disable");
        properties.setProperty("gssEncMode", "disable");
        return properties;
    }

    public Connection connect() throws SQLException {
        Connection connection = new Driver().connect(jdbcUrl(), properties());
        if (connection == null) {
            throw new SQLException("the PostgreSQL driver does not take " + jdbcUrl(), "08001");
        }
        return connection;
    }

    @Override
    public String toString() {
        return user + "@" + host + ":" + port + "/" + database;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
