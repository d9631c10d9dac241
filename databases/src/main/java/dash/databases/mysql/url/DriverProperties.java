package dash.databases.mysql.url;

import dash.databases.url.AddressParameters;
import dash.databases.url.ServerAddress;
import dash.databases.url.SslMode;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import org.mariadb.jdbc.Driver;

/** The driver's properties, all of them ours. What an address may change is named here and nothing else is. */
final class DriverProperties {

    /** Longer than any statement may run; it only frees a thread whose server vanished without a word. */
    private static final String SOCKET_TIMEOUT_MILLISECONDS = "600000";

    private DriverProperties() {}

    /** Host and port are checked letter by letter; the database is chosen later, so that its name is no part of a URL. */
    static Connection connect(ServerAddress address, String password) throws SQLException {
        Properties properties = fixed();
        properties.setProperty("user", address.user());
        properties.setProperty("password", password);
        AddressParameters parameters = address.parameters();
        properties.setProperty("sslMode", word(parameters.sslMode()));
        properties.setProperty(
                "connectTimeout", String.valueOf(parameters.connectTimeout().toMillis()));
        parameters.rootCertificate().ifPresent(path -> properties.setProperty("serverSslCert", path));
        Connection connection = new Driver()
                .connect("jdbc:mariadb://" + address.writtenHost() + ":" + address.port() + "/", properties);
        if (connection == null) {
            throw new SQLException("the driver does not take the address", "08001");
        }
        return connection;
    }

    private static String word(SslMode mode) {
        return switch (mode) {
            case DISABLE -> "disable";
            case PREFER -> "allow";
            case REQUIRE -> "trust";
            case VERIFY_CA, VERIFY_FULL -> mode.word();
        };
    }

    /**
     * One statement a text, no file of ours for the server, no other host than the one named, values as the server sends them,
     * and nothing that lives longer than a statement.
     */
    private static Properties fixed() {
        Properties properties = new Properties();
        properties.setProperty("allowMultiQueries", "false");
        properties.setProperty("allowLocalInfile", "false");
        properties.setProperty("permitRedirect", "false");
        properties.setProperty("allowPublicKeyRetrieval", "false");
        properties.setProperty("useServerPrepStmts", "false");
        properties.setProperty("cachePrepStmts", "false");
        properties.setProperty("useResetConnection", "true");
        properties.setProperty("tinyInt1isBit", "false");
        properties.setProperty("transformedBitIsBoolean", "false");
        properties.setProperty("yearIsDateType", "false");
        properties.setProperty("preserveInstants", "false");
        properties.setProperty("dumpQueriesOnException", "false");
        properties.setProperty("includeInnodbStatusInDeadlockExceptions", "false");
        properties.setProperty("createDatabaseIfNotExist", "false");
        properties.setProperty("pool", "false");
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("socketTimeout", SOCKET_TIMEOUT_MILLISECONDS);
        properties.setProperty("connectionAttributes", "program_name:dash");
        return properties;
    }
}
