package dash.databases.url;

import dash.fault.Place;
import java.util.Optional;

/**
 * Where a server's database is and who asks, checked field by field. Deliberately no record: its printed form must never
 * hold the password, and nobody gets it but the one who opens a connection.
 */
public final class ServerAddress {

    private final ServerForm form;
    private final String user;
    private final Optional<String> password;
    private final String host;
    private final int port;
    private final String database;
    private final AddressParameters parameters;

    ServerAddress(
            ServerForm form,
            String user,
            Optional<String> password,
            String host,
            int port,
            String database,
            AddressParameters parameters) {
        this.form = form;
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
    public static ServerAddress parse(ServerForm form, String text, Place place) {
        return new ServerAddressReader(form, text, place).read();
    }

    /** What makes connections out of an address. */
    public interface Opening<T, E extends Exception> {
        T open(ServerAddress address, String password) throws E;
    }

    /** Opens with the password; an empty one instead of none, because drivers look for a missing one in files. */
    public <T, E extends Exception> T open(Opening<T, E> opening) throws E {
        return opening.open(this, password.orElse(""));
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

    public String host() {
        return host;
    }

    /** The host as it stands in an address: one with colons in brackets. */
    public String writtenHost() {
        return host.indexOf(':') < 0 ? host : "[" + host + "]";
    }

    public int port() {
        return port;
    }

    public String database() {
        return database;
    }

    public AddressParameters parameters() {
        return parameters;
    }

    /** The address as it may be shown: the password is three stars, whether there is one or not. */
    @Override
    public String toString() {
        return form.shownScheme() + user + ":***@" + writtenHost() + ":" + port + "/" + database;
    }
}
