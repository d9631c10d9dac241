package dash.databases.mysql.url;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.mariadb.jdbc.Configuration;
import org.mariadb.jdbc.Driver;

/** The driver's properties, all of them ours. What an address may change is named here and nothing else is. */
final class DriverProperties {

    /** Longer than any statement may run; it only frees a thread whose server vanished without a word. */
    private static final int SOCKET_TIMEOUT_MILLISECONDS = 600_000;

    private DriverProperties() {}

    static Connection connect(MysqlUrl url) throws SQLException {
        UrlParameters parameters = url.parameters();
        Configuration.Builder builder = new Configuration.Builder()
                .addHost(url.host(), url.port())
                .user(url.user())
                .password(url.password().orElse(""))
                .database(url.database())
                .sslMode(parameters.sslMode().driverWord())
                .connectTimeout((int) parameters.connectTimeout().toMillis())
                .socketTimeout(SOCKET_TIMEOUT_MILLISECONDS)
                .tcpKeepAlive(true)
                .connectionAttributes("program_name:dash");
        Optional<String> certificate = parameters.rootCertificate();
        if (certificate.isPresent()) {
            builder.serverSslCert(certificate.get());
        }
        return Driver.connect(fixed(builder));
    }

    /**
     * One statement a text, no file of ours for the server, no other host than the one named, values as the server sends them,
     * and nothing that lives longer than a statement.
     */
    private static Configuration fixed(Configuration.Builder builder) throws SQLException {
        return builder.allowMultiQueries(false)
                .allowLocalInfile(false)
                .permitRedirect(false)
                .allowPublicKeyRetrieval(false)
                .useServerPrepStmts(false)
                .cachePrepStmts(false)
                .useResetConnection(true)
                .tinyInt1isBit(false)
                .transformedBitIsBoolean(false)
                .yearIsDateType(false)
                .preserveInstants(false)
                .dumpQueriesOnException(false)
                .includeInnodbStatusInDeadlockExceptions(false)
                .createDatabaseIfNotExist(false)
                .pool(false)
                .build();
    }
}
