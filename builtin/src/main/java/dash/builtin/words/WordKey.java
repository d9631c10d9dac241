package dash.builtin.words;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A key that the forms of one English word share. It takes endings off and forgives spelling at the seam (complete,
 * completed, completing), and it knows the irregular forms that business questions use. The price are a few pairs of
 * strangers with one key (plan and plane); a value or a name is still compared by its letters.
 */
public final class WordKey {

    private static final Map<String, String> IRREGULAR = Map.ofEntries(
            Map.entry("paid", "pay"),
            Map.entry("sold", "sell"),
            Map.entry("bought", "buy"),
            Map.entry("won", "win"),
            Map.entry("lost", "lose"),
            Map.entry("spent", "spend"),
            Map.entry("sent", "send"),
            Map.entry("made", "make"),
            Map.entry("began", "begin"),
            Map.entry("begun", "begin"),
            Map.entry("left", "leave"),
            Map.entry("grew", "grow"),
            Map.entry("grown", "grow"),
            Map.entry("came", "come"),
            Map.entry("brought", "bring"),
            Map.entry("people", "person"),
            Map.entry("men", "man"),
            Map.entry("women", "woman"),
            Map.entry("children", "child"));
    private static final Set<String> NOT_PLURAL = Set.of(
            "is", "was", "has", "does", "this", "its", "less", "plus", "status", "business", "always", "us", "news");

    private WordKey() {}

    public static String of(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        String regular = IRREGULAR.getOrDefault(lower, lower);
        String stem = verbless(plural(regular) ? singular(regular) : regular);
        return stem.length() > 3 && stem.endsWith("e") ? stem.substring(0, stem.length() - 1) : stem;
    }

    /** Whether it is a form that has no regular ending, such as paid or sent. */
    public static boolean irregular(String lower) {
        return IRREGULAR.containsKey(lower);
    }

    public static boolean plural(String lower) {
        return lower.length() > 3
                && lower.endsWith("s")
                && !lower.endsWith("ss")
                && !lower.endsWith("us")
                && !lower.endsWith("is")
                && !NOT_PLURAL.contains(lower);
    }

    public static String singular(String lower) {
        if (lower.endsWith("ies") && lower.length() > 4) {
            return lower.substring(0, lower.length() - 3) + "y";
        }
        if (lower.endsWith("es") && hisses(lower.substring(0, lower.length() - 2))) {
            return lower.substring(0, lower.length() - 2);
        }
        return plural(lower) ? lower.substring(0, lower.length() - 1) : lower;
    }

    private static boolean hisses(String stem) {
        return stem.endsWith("ss")
                || stem.endsWith("sh")
                || stem.endsWith("ch")
                || stem.endsWith("x")
                || stem.endsWith("z");
    }

    private static String verbless(String word) {
        if (word.equals("rating")) {
            return word;
        }
        if (word.endsWith("ied") && word.length() > 4) {
            return word.substring(0, word.length() - 3) + "y";
        }
        if (word.endsWith("ed")) {
            return shortened(word, 2);
        }
        return word.endsWith("ing") ? shortened(word, 3) : word;
    }

    private static String shortened(String word, int ending) {
        String stem = word.substring(0, word.length() - ending);
        if (stem.length() < 3 || run(stem, stem.length(), false) == 0) {
            return word;
        }
        char last = stem.charAt(stem.length() - 1);
        boolean longWord = longWord(stem);
        String doubling = longWord ? "bdgmnprtl" : "bdgmnprt";
        boolean doubled = last == stem.charAt(stem.length() - 2) && doubling.indexOf(last) >= 0;
        return doubled ? stem.substring(0, stem.length() - 1) : stem;
    }

    /** Two groups of vowels with consonants between them and behind them. By hand, because every word of every question passes here. */
    private static boolean longWord(String stem) {
        int last = run(stem, stem.length(), false);
        int between = run(stem, last, true);
        int first = run(stem, between, false);
        return last < stem.length() && between < last && first < between && first > 0;
    }

    /** Where a run of vowels, or of others, begins that ends here. */
    private static int run(String stem, int end, boolean vowels) {
        int at = end;
        while (at > 0 && "aeiouy".indexOf(stem.charAt(at - 1)) >= 0 == vowels) {
            at--;
        }
        return at;
    }
}
