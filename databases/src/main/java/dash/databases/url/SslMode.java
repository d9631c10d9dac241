package dash.databases.url;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How the connection is encrypted, in libpq's words, so that one word means one thing for every engine. {@code allow} is left out: it prefers the open line. */
public enum SslMode {
    DISABLE("disable"),
    PREFER("prefer"),
    REQUIRE("require"),
    VERIFY_CA("verify-ca"),
    VERIFY_FULL("verify-full");

    private final String word;

    SslMode(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    static Optional<SslMode> of(String word) {
        return Arrays.stream(values()).filter(mode -> mode.word.equals(word)).findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(SslMode::word).toList();
    }
}
