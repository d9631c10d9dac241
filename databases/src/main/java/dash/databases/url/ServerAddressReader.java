package dash.databases.url;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Takes an address apart from left to right. Faults name the part that is wrong and never repeat the text, because a
 * misplaced sign may have moved the password into any part of it.
 */
final class ServerAddressReader {

    private final ServerForm form;
    private final String text;
    private final Place place;

    ServerAddressReader(ServerForm form, String text, Place place) {
        this.form = form;
        this.text = text.strip();
        this.place = place;
    }

    ServerAddress read() {
        String rest = afterScheme();
        int question = rest.indexOf('?');
        AddressParameters parameters =
                question < 0 ? AddressParameters.defaults() : parameters(rest.substring(question + 1));
        String address = question < 0 ? rest : rest.substring(0, question);
        int slash = address.lastIndexOf('/');
        if (slash < 0 || slash == address.length() - 1) {
            throw fault("", "the address names no database", "Write it as " + form.example());
        }
        String database = decoded(address.substring(slash + 1), "database");
        String authority = address.substring(0, slash);
        int at = authority.lastIndexOf('@');
        if (at < 1) {
            throw fault("", "the address names no user", "Write it as " + form.example());
        }
        String credentials = authority.substring(0, at);
        HostAndPort target = target(authority.substring(at + 1));
        return new ServerAddress(
                form, user(credentials), password(credentials), target.host, target.port, database, parameters);
    }

    private String afterScheme() {
        if (text.startsWith("jdbc:")) {
            throw fault("jdbc:", "this is a JDBC URL", "Leave out jdbc: and write it as " + form.example());
        }
        return form.schemes().stream()
                .map(scheme -> scheme + "://")
                .filter(text::startsWith)
                .map(scheme -> text.substring(scheme.length()))
                .findFirst()
                .orElseThrow(() -> fault(
                        "", "the address does not begin with " + form.shownScheme(), "Write it as " + form.example()));
    }

    private String user(String credentials) {
        int colon = credentials.indexOf(':');
        String user = decoded(colon < 0 ? credentials : credentials.substring(0, colon), "user");
        if (user.isEmpty()) {
            throw fault("", "the address names no user", "Write it as " + form.example());
        }
        return user;
    }

    private Optional<String> password(String credentials) {
        int colon = credentials.indexOf(':');
        return colon < 0 ? Optional.empty() : Optional.of(decoded(credentials.substring(colon + 1), "password"));
    }

    private record HostAndPort(String host, int port) {}

    private HostAndPort target(String target) {
        int end = target.startsWith("[") ? target.indexOf(']') + 1 : target.indexOf(':');
        if (target.startsWith("[") && end == 0) {
            throw fault("", "the IPv6 address has no closing bracket", "Write it as [::1]");
        }
        String host = end < 0 ? target : target.substring(0, end);
        String port = end < 0 ? "" : target.substring(end);
        if (host.startsWith("[")) {
            host = host.substring(1, host.length() - 1);
            if (!host.matches("[0-9A-Fa-f:.]+(%[A-Za-z0-9]+)?")) {
                throw fault("", "the host in brackets is no IPv6 address", "Write it as [::1]");
            }
        } else if (!host.matches("[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9.])?")) {
            throw fault(
                    "",
                    host.isEmpty() ? "the address names no host" : "the host holds characters no host name has",
                    "Name one host, and percent-encode / ? # @ and : in user and password");
        }
        return new HostAndPort(host, port.isEmpty() ? form.defaultPort() : port(port));
    }

    private int port(String written) {
        if (!written.matches(":[0-9]{1,5}")) {
            throw fault("", "the port is no number", "Write a port between 1 and 65535 after the host");
        }
        int port = Integer.parseInt(written.substring(1));
        if (port < 1 || port > 65_535) {
            throw fault(String.valueOf(port), "there is no such port", "Write a port between 1 and 65535");
        }
        return port;
    }

    private AddressParameters parameters(String query) {
        AddressParameters parameters = AddressParameters.defaults();
        Set<String> seen = new HashSet<>();
        for (String pair : query.split("&", -1)) {
            int equals = pair.indexOf('=');
            String name = decoded(equals < 0 ? pair : pair.substring(0, equals), "parameter");
            String value = decoded(equals < 0 ? "" : pair.substring(equals + 1), "parameter");
            if (!seen.add(name)) {
                throw fault(name, "the parameter is given twice", "Keep one of them");
            }
            parameters = with(parameters, name, value);
        }
        return parameters;
    }

    private AddressParameters with(AddressParameters parameters, String name, String value) {
        return switch (name) {
            case AddressParameters.SSL_MODE -> parameters.with(SslMode.of(value).orElseThrow(() -> noSuchMode(value)));
            case AddressParameters.ROOT_CERTIFICATE -> parameters.withRootCertificate(value);
            case AddressParameters.CONNECT_TIMEOUT -> parameters.with(Duration.ofSeconds(seconds(value)));
            default ->
                throw fault(
                        name,
                        "the address has a parameter Dash does not know; the nearest known one is "
                                + Nearest.closest(name, AddressParameters.KNOWN),
                        "Use one of " + String.join(", ", AddressParameters.KNOWN));
        };
    }

    private FaultException noSuchMode(String value) {
        return fault(
                value,
                "there is no such sslmode; the nearest is " + Nearest.closest(value, SslMode.words()),
                "Use one of " + String.join(", ", SslMode.words()));
    }

    private int seconds(String value) {
        if (!value.matches("[1-9][0-9]{0,2}")) {
            throw fault(value, "connect_timeout is no number of seconds", "Write a number between 1 and 999");
        }
        return Integer.parseInt(value);
    }

    private String decoded(String part, String name) {
        return PercentDecoding.decode(part)
                .filter(decoded -> decoded.indexOf(0) < 0)
                .orElseThrow(
                        () -> fault("", "the " + name + " is not percent-encoded correctly", "Write % itself as %25"));
    }

    private FaultException fault(String value, String message, String nextStep) {
        return FaultException.of(Code.SOURCE_URL_INVALID, place, value, message, nextStep);
    }
}
