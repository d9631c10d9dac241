package dash.project.memory;

import dash.memory.Hearing;
import dash.memory.Remembered;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Which entry somebody means who says what it says. */
final class Likeness {

    private static final Set<String> EMPTY = Set.of(
            "i", "my", "me", "the", "a", "an", "is", "are", "that", "to", "in", "of", "prefer", "like", "want", "only",
            "show", "about", "default");

    private Likeness() {}

    /** The same thing said again first; else those that hold all of its telling words. */
    static List<Remembered> of(String words, List<Remembered> memory) {
        if (Hearing.of(words) instanceof Hearing.Clear clear) {
            List<Remembered> equal = memory.stream()
                    .filter(entry -> entry.preference().equals(clear.preference()))
                    .toList();
            if (!equal.isEmpty()) {
                return equal;
            }
        }
        Set<String> wanted = tokens(words);
        return memory.stream()
                .filter(entry -> !wanted.isEmpty()
                        && tokens(entry.preference().kind().written() + " "
                                        + entry.preference().written() + " "
                                        + entry.preference().inWords())
                                .containsAll(wanted))
                .toList();
    }

    static boolean same(String words, String other) {
        Set<String> wanted = tokens(words);
        return !wanted.isEmpty() && wanted.equals(tokens(other));
    }

    private static Set<String> tokens(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1))
                .filter(token -> !token.isEmpty() && !EMPTY.contains(token))
                .collect(Collectors.toSet());
    }
}
