package dash.databases.mysql.url;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How the connection is encrypted, in the words of PostgreSQL's addresses, so that one word means one thing everywhere. */
enum SslMode {
    DISABLE("disable", "disable"),
    PREFER("prefer", "allow"),
    REQUIRE("require", "trust"),
    VERIFY_CA("verify-ca", "verify-ca"),
    VERIFY_FULL("verify-full", "verify-full");

    private final String word;
    private final String driverWord;

    SslMode(String word, String driverWord) {
        this.word = word;
        this.driverWord = driverWord;
    }

    String driverWord() {
        return driverWord;
    }

    static Optional<SslMode> of(String word) {
        return Arrays.stream(values()).filter(mode -> mode.word.equals(word)).findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(mode -> mode.word).toList();
    }
}
