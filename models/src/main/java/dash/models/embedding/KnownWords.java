package dash.models.embedding;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The words that everybody uses: those that the vocabulary of the embedding model holds whole. A name, a code or a
 * misspelling is in pieces there, so it is not among them. Immutable; loading takes a moment.
 */
public final class KnownWords {

    private static final int SHORTEST_STEM = 3;

    private final Set<String> words;

    private KnownWords(Set<String> words) {
        this.words = words;
    }

    public static KnownWords load() {
        try (InputStream json = KnownWords.class.getResourceAsStream(Weights.ALL_MINILM_L6_V2.tokenizer())) {
            if (json == null) {
                throw new IllegalStateException("the vocabulary is not in the jar");
            }
            JsonNode pieces = new JsonMapper().readTree(json).path("model").path("vocab");
            Set<String> words = new HashSet<>();
            pieces.propertyNames().forEach(piece -> {
                if (piece.codePoints().allMatch(Character::isLetter)) {
                    words.add(piece);
                }
            });
            return new KnownWords(Set.copyOf(words));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Whatever its case; the plain endings of English are taken off. */
    public boolean has(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return words.contains(lower)
                || stem(lower, "s", "")
                || stem(lower, "es", "")
                || stem(lower, "ed", "")
                || stem(lower, "ed", "e")
                || stem(lower, "ing", "")
                || stem(lower, "ing", "e")
                || stem(lower, "ly", "");
    }

    private boolean stem(String word, String ending, String instead) {
        int length = word.length() - ending.length();
        return word.endsWith(ending) && length >= SHORTEST_STEM && words.contains(word.substring(0, length) + instead);
    }
}
