package dash.databases.postgresql.url;

import dash.databases.url.AddressParameters;
import dash.databases.url.ServerAddress;
import javax.sql.DataSource;
import org.postgresql.PGProperty;
import org.postgresql.ds.PGSimpleDataSource;
import org.postgresql.jdbc.PreferQueryMode;

/** The driver's properties, all of them ours. What an address may change is named here and nothing else is. */
final class DriverProperties {

    /** Longer than any statement may run; it only frees a thread whose server vanished without a word. */
    private static final int SOCKET_TIMEOUT_SECONDS = 600;

    /** The most bytes of one fetch the driver takes into memory; a larger cell ends the connection instead. */
    private static final String LARGEST_FETCH = "64M";

    private DriverProperties() {}

    static DataSource dataSource(ServerAddress address, String password) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setServerNames(new String[] {address.host()});
        source.setPortNumbers(new int[] {address.port()});
        source.setDatabaseName(address.database());
        source.setUser(address.user());
        source.setPassword(password);
        encrypt(source, address.parameters());
        hold(source, address.parameters());
        speak(source);
        return source;
    }

    private static void encrypt(PGSimpleDataSource source, AddressParameters parameters) {
        source.setProperty(PGProperty.SSL_MODE, parameters.sslMode().word());
        source.setProperty(PGProperty.GSS_ENC_MODE, "disable");
        if (parameters.rootCertificate().isPresent()) {
            source.setProperty(
                    PGProperty.SSL_ROOT_CERT, parameters.rootCertificate().orElseThrow());
        }
    }

    private static void hold(PGSimpleDataSource source, AddressParameters parameters) {
        int connectSeconds = (int) parameters.connectTimeout().toSeconds();
        source.setConnectTimeout(connectSeconds);
        source.setLoginTimeout(2 * connectSeconds);
        source.setSocketTimeout(SOCKET_TIMEOUT_SECONDS);
        source.setCancelSignalTimeout(2);
        source.setTcpKeepAlive(true);
        source.setProperty(PGProperty.MAX_RESULT_BUFFER, LARGEST_FETCH);
    }

    /**
     * Unnamed statements in text form: DISCARD ALL then breaks nothing the driver remembers, and a value arrives exactly
     * as the server prints it. The extended protocol is needed twice: only there can rows be fetched in parts, and only
     * there does the server itself refuse a text of two statements.
     */
    private static void speak(PGSimpleDataSource source) {
        source.setApplicationName("dash");
        source.setAssumeMinServerVersion("12");
        source.setPreferQueryMode(PreferQueryMode.EXTENDED);
        source.setPrepareThreshold(0);
        source.setPreparedStatementCacheQueries(0);
        source.setBinaryTransfer(false);
        source.setReadOnlyMode("transaction");
        source.setReadOnly(true);
        source.setLogServerErrorDetail(false);
    }
}
