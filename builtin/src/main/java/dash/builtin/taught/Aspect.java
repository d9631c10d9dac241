package dash.builtin.taught;

import dash.builtin.words.Token;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** How a question asks, apart from what about; the words for each are in {@code aspects.txt}. */
enum Aspect {
    UP,
    DOWN,
    OVER,
    UNDER,
    AT_LEAST,
    AT_MOST,
    NOT,
    AVERAGE,
    MEDIAN,
    SHARE,
    DISTINCT,
    TREND,
    RISE,
    FALL,
    FIRST,
    LAST,
    ONLY,
    WHEN,
    WHERE,
    OFTEN,
    EVER,
    /** Money or a quantity, and not how many there are. */
    AMOUNT,
    /** How many there are. */
    COUNT,
    /** Which ones they are. */
    LIST,
    /** Words that change nothing. */
    IGNORED;

    private static final int LONGEST = 4;
    private static final Map<String, Aspect> WORDS = read();

    /** An aspect and how many tokens say it. */
    record Mention(Aspect aspect, int length) {}

    /** The aspect that is said at a place, by as many words as possible. */
    static Optional<Mention> at(List<Token> tokens, int from) {
        for (int length = Math.min(LONGEST, tokens.size() - from); length > 0; length--) {
            StringBuilder phrase = new StringBuilder();
            for (Token token : tokens.subList(from, from + length)) {
                phrase.append(phrase.isEmpty() ? "" : "_").append(token.lower());
            }
            Aspect aspect = WORDS.get(phrase.toString());
            if (aspect != null) {
                return Optional.of(new Mention(aspect, length));
            }
        }
        return Optional.empty();
    }

    private static Map<String, Aspect> read() {
        Map<String, Aspect> words = new HashMap<>();
        try (InputStream stream = Aspect.class.getResourceAsStream("aspects.txt")) {
            if (stream == null) {
                throw new IllegalStateException("aspects.txt is not in the jar");
            }
            for (String line : new String(stream.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    List<String> fields = List.of(line.strip().split(" ", -1));
                    Aspect aspect = valueOf(fields.getFirst().toUpperCase(Locale.ROOT));
                    fields.subList(1, fields.size()).forEach(word -> words.put(word, aspect));
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return words;
    }
}
