package dash.builtin.wording;

import dash.builtin.words.Token;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** Says a question in plainer words, one saying after the other. */
public final class PlainWording {

    /** Beyond this somebody writes to confuse. */
    private static final int MOST = 8;

    private static final int LONGEST = 600;

    private static final List<Saying> SAYINGS = sayings();

    private PlainWording() {}

    /**
     * The question in plainer words; empty when it is plain.
     *
     * @param meant whether the schema or its knowledge has a use for a word
     */
    public static Optional<String> of(String question, Predicate<Token> meant) {
        if (question.length() > LONGEST) {
            return Optional.empty();
        }
        String whole = inFull(question);
        String plain = whole;
        int steps = 0;
        for (Saying saying : SAYINGS) {
            Optional<String> next = saying.plain(plain, meant);
            while (next.isPresent() && steps < MOST && !next.get().equals(plain)) {
                plain = next.get();
                steps++;
                next = saying.plain(plain, meant);
            }
        }
        plain = plain.replaceAll("(?i),?\\s+i\\.\\s?e\\.,?\\s", ", ");
        return plain.equals(whole) || plain.isBlank() ? Optional.empty() : Optional.of(plain);
    }

    private static String inFull(String question) {
        return question.replaceAll("(?i)\\bcan['’]t\\b", "can not")
                .replaceAll("(?i)\\bwon['’]t\\b", "will not")
                .replaceAll("(?i)(?<=\\p{L})n['’]t\\b", " not")
                .replaceAll("\\s*=\\s*(?=[\"'“‘])", " ")
                .replaceAll("(?i)(?<=\\b(?:i|we|they|you|who|that))['’]ve\\b", " have");
    }

    private static List<Saying> sayings() {
        InputStream list = Objects.requireNonNull(
                PlainWording.class.getResourceAsStream("plain.txt"), "the list of sayings is not in the jar");
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Saying::of)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
