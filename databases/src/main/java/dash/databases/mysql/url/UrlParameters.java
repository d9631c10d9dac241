package dash.databases.mysql.url;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What may follow the question mark. Anything else is refused, so that nothing slips through to the driver. */
record UrlParameters(SslMode sslMode, Optional<String> rootCertificate, Duration connectTimeout) {

    static final String SSL_MODE = "sslmode";
    static final String ROOT_CERTIFICATE = "sslrootcert";
    static final String CONNECT_TIMEOUT = "connect_timeout";
    static final List<String> KNOWN = List.of(SSL_MODE, ROOT_CERTIFICATE, CONNECT_TIMEOUT);

    static UrlParameters defaults() {
        return new UrlParameters(SslMode.PREFER, Optional.empty(), MysqlUrl.DEFAULT_CONNECT_TIMEOUT);
    }

    UrlParameters with(SslMode mode) {
        return new UrlParameters(mode, rootCertificate, connectTimeout);
    }

    UrlParameters withRootCertificate(String path) {
        return new UrlParameters(sslMode, Optional.of(path), connectTimeout);
    }

    UrlParameters with(Duration timeout) {
        return new UrlParameters(sslMode, rootCertificate, timeout);
    }
}
