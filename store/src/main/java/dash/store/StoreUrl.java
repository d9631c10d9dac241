package dash.store;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A store that somebody names, taken apart by us: a driver that reads URLs itself would also obey parameters that load
 * classes or read files. Prints itself without the password.
 */
public record StoreUrl(String host, int port, String database, String user, String password, String encryption) {

    private static final int STANDARD_PORT = 5432;
    private static final Set<String> ENCRYPTIONS = Set.of("disable", "prefer", "require", "verify-ca", "verify-full");
    private static final String FORM = "postgresql://user:password@host:port/database?sslmode=require";

    /** Taken apart here because {@link URI} knows no host with an underscore, and container networks are full of them. */
    private static final Pattern AUTHORITY = Pattern.compile(
            "(?<user>[^:@]+)(:(?<password>[^@]*))?@(?<host>\\[[0-9a-fA-F:.]+]|[^:@\\[\\]]+)(:(?<port>[1-5]?\\d{1,4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]))?");

    /** The setting is named in faults; the password never is. */
    public static StoreUrl parse(String text, String setting) {
        URI uri = uri(text, setting);
        String path = uri.getRawPath() == null ? "" : uri.getRawPath();
        if (!Set.of("postgresql", "postgres").contains(String.valueOf(uri.getScheme()))) {
            throw wrong(setting, String.valueOf(uri.getScheme()), "the store has to be a PostgreSQL");
        }
        Matcher authority = AUTHORITY.matcher(String.valueOf(uri.getRawAuthority()));
        if (!authority.matches()) {
            throw wrong(setting, "", "the address of the store lacks its host or its user");
        }
        if (path.length() < 2 || path.indexOf('/', 1) > 0) {
            throw wrong(setting, path, "the address of the store lacks the name of a database");
        }
        return new StoreUrl(
                authority.group("host"),
                authority.group("port") == null ? STANDARD_PORT : Integer.parseInt(authority.group("port")),
                decoded(path.substring(1)),
                decoded(authority.group("user")),
                authority.group("password") == null ? "" : decoded(authority.group("password")),
                encryption(uri, setting));
    }

    private static URI uri(String text, String setting) {
        try {
            return new URI(text);
        } catch (URISyntaxException malformed) {
            // Neither the text nor the cause may be shown: both can carry the password.
            throw wrong(setting, "", "the address of the store is malformed near character " + malformed.getIndex());
        }
    }

    private static String encryption(URI uri, String setting) {
        String query = uri.getRawQuery();
        if (query == null || query.isEmpty()) {
            return "prefer";
        }
        String value = query.startsWith("sslmode=") ? query.substring("sslmode=".length()) : "";
        if (!ENCRYPTIONS.contains(value)) {
            throw wrong(setting, query, "the address of the store may only carry sslmode");
        }
        return value;
    }

    private static FaultException wrong(String setting, String value, String message) {
        return FaultException.of(Code.STORE_URL_WRONG, Place.named(setting), value, message, "write it as " + FORM);
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    String jdbcUrl() {
        return "jdbc:postgresql://" + host + ":" + port + "/"
                + URLEncoder.encode(database, StandardCharsets.UTF_8).replace("+", "%20");
    }

    Properties properties() {
        Properties properties = new Properties();
        properties.setProperty("user", user);
        properties.setProperty("password", password);
        properties.setProperty("sslmode", encryption);
        properties.setProperty("ApplicationName", "dash");
        properties.setProperty("connectTimeout", "10");
        properties.setProperty("loginTimeout", "10");
        return properties;
    }

    @Override
    public String toString() {
        return "postgresql://" + user + "@" + host + ":" + port + "/" + database;
    }
}
