package dash.doubt;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A question as plain words: lower case, without punctuation, plurals told from singulars by their last letter only. */
record Words(String text, List<String> tokens) {

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}%]+");

    Words {
        tokens = List.copyOf(tokens);
    }

    static Words of(String text) {
        return new Words(
                text.toLowerCase(Locale.ROOT),
                Arrays.stream(BETWEEN.split(text.toLowerCase(Locale.ROOT), -1))
                        .filter(token -> !token.isEmpty())
                        .toList());
    }

    /** The same word in the singular and in the plural, roughly: for comparing, not for showing. */
    static String stem(String word) {
        if (word.length() > 4 && word.endsWith("ies")) {
            return word.substring(0, word.length() - 3) + "y";
        }
        boolean plural = word.length() > 3 && word.endsWith("s") && !word.endsWith("ss");
        return plural ? word.substring(0, word.length() - 1) : word;
    }

    /** Where these words stand in a row from a place on; -1 when nowhere. */
    int find(List<String> wanted, int from) {
        for (int at = from; at + wanted.size() <= tokens.size(); at++) {
            if (matches(wanted, at)) {
                return at;
            }
        }
        return -1;
    }

    private boolean matches(List<String> wanted, int at) {
        for (int index = 0; index < wanted.size(); index++) {
            if (!stem(tokens.get(at + index)).equals(stem(wanted.get(index)))) {
                return false;
            }
        }
        return !wanted.isEmpty();
    }

    boolean has(String phrase) {
        return find(of(phrase).tokens(), 0) >= 0;
    }
}
