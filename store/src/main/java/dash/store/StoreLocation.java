package dash.store;

import java.nio.file.Path;
import java.util.Map;

/** Where Dash's state lives. */
public sealed interface StoreLocation {

    /** A server of our own under this folder. */
    record Embedded(Path home) implements StoreLocation {
        @Override
        public String inWords() {
            return home.toString();
        }
    }

    /** A PostgreSQL that somebody else runs. */
    record External(StoreUrl url) implements StoreLocation {
        @Override
        public String inWords() {
            return url.toString();
        }
    }

    /** Without any secret. */
    String inWords();

    /**
     * DASH_STORE_URL, else the embedded server in the home. DATABASE_URL is deliberately not looked at: it names the
     * data that people ask about, and Dash must never write there.
     */
    static StoreLocation of(Map<String, String> environment, Path userHome) {
        String url = environment.getOrDefault("DASH_STORE_URL", "");
        return url.isBlank()
                ? new Embedded(home(environment, userHome))
                : new External(StoreUrl.parse(url.strip(), "DASH_STORE_URL"));
    }

    /** DASH_HOME, else {@code .dash} in the user's home. */
    static Path home(Map<String, String> environment, Path userHome) {
        String told = environment.getOrDefault("DASH_HOME", "");
        return (told.isBlank() ? userHome.resolve(".dash") : Path.of(told.strip()))
                .toAbsolutePath()
                .normalize();
    }
}
