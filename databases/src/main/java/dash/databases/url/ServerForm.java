package dash.databases.url;

import java.util.List;

/**
 * How the addresses of one kind of server look.
 *
 * @param schemes the words that may stand before the colon; the first is the one that is shown
 */
public record ServerForm(List<String> schemes, int defaultPort) {

    public ServerForm {
        schemes = List.copyOf(schemes);
    }

    String shownScheme() {
        return schemes.getFirst() + "://";
    }

    String example() {
        return shownScheme() + "user:password@host:" + defaultPort + "/database";
    }
}
