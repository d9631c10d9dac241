package dash.builtin.choice;

import dash.builtin.words.Token;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The closed list of words that carry nothing of their own, from {@code idle-words.txt}. */
final class IdleWords {

    private static final String FILE = "idle-words.txt";
    private static final Set<String> WORDS = read();

    private IdleWords() {}

    static boolean has(Token token) {
        return token.kind() != Token.Kind.NAME && WORDS.contains(token.lower());
    }

    static boolean has(String word) {
        return WORDS.contains(word.toLowerCase(Locale.ROOT));
    }

    private static Set<String> read() {
        try (InputStream stream = IdleWords.class.getResourceAsStream(FILE)) {
            if (stream == null) {
                throw new IllegalStateException(FILE + " is not in the jar");
            }
            Set<String> words = new HashSet<>();
            new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> words.addAll(List.of(line.strip().split("\\s+", -1))));
            return words;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
