package dash.databases.url;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What may follow the question mark. Anything else is refused, so that nothing slips through to the driver. */
public record AddressParameters(SslMode sslMode, Optional<String> rootCertificate, Duration connectTimeout) {

    private static final Duration USUAL_CONNECT_TIMEOUT = Duration.ofSeconds(5);

    static final String SSL_MODE = "sslmode";
    static final String ROOT_CERTIFICATE = "sslrootcert";
    static final String CONNECT_TIMEOUT = "connect_timeout";
    static final List<String> KNOWN = List.of(SSL_MODE, ROOT_CERTIFICATE, CONNECT_TIMEOUT);

    static AddressParameters defaults() {
        return new AddressParameters(SslMode.PREFER, Optional.empty(), USUAL_CONNECT_TIMEOUT);
    }

    AddressParameters with(SslMode mode) {
        return new AddressParameters(mode, rootCertificate, connectTimeout);
    }

    AddressParameters withRootCertificate(String path) {
        return new AddressParameters(sslMode, Optional.of(path), connectTimeout);
    }

    AddressParameters with(Duration timeout) {
        return new AddressParameters(sslMode, rootCertificate, timeout);
    }
}
