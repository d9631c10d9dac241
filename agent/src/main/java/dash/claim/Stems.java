package dash.claim;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words reduced so that forms of one word compare as equal: for comparing, not for showing. */
final class Stems {

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final Pattern CAMEL = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");
    private static final List<String> ENDINGS =
            List.of("ations", "ation", "ings", "ing", "ies", "ers", "er", "ed", "es", "ly", "s", "e", "y");
    private static final int SHORTEST = 3;

    private Stems() {}

    static String of(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        for (String ending : ENDINGS) {
            if (small.endsWith(ending) && small.length() - ending.length() >= SHORTEST) {
                String rest = small.substring(0, small.length() - ending.length());
                boolean doubled = rest.length() > SHORTEST
                        && rest.charAt(rest.length() - 1) == rest.charAt(rest.length() - 2)
                        && (ending.equals("ed") || ending.equals("ing") || ending.equals("er"));
                return doubled ? rest.substring(0, rest.length() - 1) : rest;
            }
        }
        return small;
    }

    /** Every word of a text or of a name such as {@code paid_cents}. */
    static Set<String> all(String text) {
        return words(text).stream().map(Stems::of).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The words that say what a text is about. */
    static Set<String> content(String text) {
        return words(text).stream()
                .filter(word -> !Vocabulary.STOP.has(word))
                .filter(word -> word.length() > 1 || Character.isDigit(word.charAt(0)))
                .map(Stems::of)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    static List<String> words(String text) {
        return Arrays.stream(BETWEEN.split(
                        CAMEL.matcher(text.replace("'s", "").replace("’s", "")).replaceAll(" "), -1))
                .filter(word -> !word.isEmpty())
                .map(word -> word.toLowerCase(Locale.ROOT))
                .toList();
    }
}
