package dash.testkit;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** Who may come to a test server, and where it is. */
public record MariaDbLogin(String host, int port, String user, String password, String database) {

    /** As a person writes it into dash.yaml. */
    public String url() {
        return "mysql://" + user + ":" + password + "@" + host + ":" + port + "/" + database;
    }

    public Connection connect() throws SQLException {
        // Loopback, and the server has no certificate; the driver would insist on one.
        String url = "jdbc:mariadb://" + host + ":" + port + "/" + database + "?sslMode=disable";
        return DriverManager.getConnection(url, user, password);
    }

    public MariaDbLogin as(String otherUser, String otherPassword) {
        return new MariaDbLogin(host, port, otherUser, otherPassword, database);
    }

    @Override
    public String toString() {
        return user + "@" + host + ":" + port + "/" + database;
    }
}
