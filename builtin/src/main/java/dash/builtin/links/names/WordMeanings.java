package dash.builtin.links.names;

import dash.builtin.lexicon.Degree;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.Related;
import dash.builtin.lexicon.Way;
import dash.builtin.words.Kept;
import dash.builtin.words.WordKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which words of names a word of a question may stand for, and what each costs. Worked out once for each word, because people ask
 * about the same things in the same words and a schema may have thousands of names.
 */
final class WordMeanings {

    private static final double SLIP = 0.45;
    private static final double NEAR = 0.55;

    /** A reservation is a booking, and a booking is no book. */
    private static final double ACT = 0.5;

    /** What is early or late is so by its date, and is no date itself. */
    private static final Set<String> MOMENTS = Set.of("date", "time", "day");

    /** A rating is no rate, and so no price: what is used for a verb is not used for its noun. */
    private static final double AS_VERB = 0.6;

    private static final int MOST_SPELLED = 3_000;

    private final Set<String> words = new HashSet<>();
    private final Map<String, String> spelled = new HashMap<>();

    /** By their first letter, which slips and short forms share with the word. */
    private final Map<Character, List<String>> byLetter = new HashMap<>();

    private final Kept<Map<String, Double>> known = new Kept<>(this::around);

    /** A word of a name. All are added before anybody asks. */
    void add(String key) {
        if (words.add(key) && !key.isEmpty()) {
            byLetter.computeIfAbsent(key.charAt(0), letter -> new ArrayList<>()).add(key);
        }
    }

    void spell(String word) {
        spelled.putIfAbsent(WordKey.of(word), word);
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    boolean has(String key) {
        return words.contains(key);
    }

    /** The keys that a word in lower case may stand for; its own always. */
    Map<String, Double> of(String lower) {
        return known.of(lower);
    }

    private Map<String, Double> around(String lower) {
        Map<String, Double> meanings = spelledSo(lower);
        String own = WordKey.of(lower);
        if (!words.contains(own) && lower.length() > 3) {
            slips(lower, own, meanings);
            narrower(lower, meanings);
        }
        return Map.copyOf(meanings);
    }

    /** The same for a word that has a place elsewhere, so that it is no slip. */
    Map<String, Double> spelledSo(String lower) {
        Map<String, Double> meanings = new HashMap<>();
        String own = WordKey.of(lower);
        related(lower, own, meanings);
        meanings.put(own, 0.0);
        Lexicon.english().lemmas(lower).forEach(lemma -> meanings.merge(WordKey.of(lemma), 0.0, Math::min));
        return meanings;
    }

    /** A date is no "first name", although what comes first has the earliest date. */
    private static boolean compares(String lower, String word) {
        return !lower.equals(word) && Lexicon.english().measure(word).isPresent();
    }

    /** "Longer" compares, whatever else is long. */
    private static boolean compares(String lower) {
        return Lexicon.english()
                .measure(lower)
                .filter(measure -> measure.degree() == Degree.COMPARATIVE)
                .isPresent();
    }

    private void related(String lower, String own, Map<String, Double> meanings) {
        boolean noun = lower.endsWith("ing") && Lexicon.english().lemma(lower).equals(lower);
        for (Related related :
                compares(lower) ? List.<Related>of() : Lexicon.english().related(lower)) {
            String key = WordKey.of(related.word());
            boolean moment = related.way() == Way.MEASURE && MOMENTS.contains(related.word());
            boolean verbs = noun && related.way() == Way.USAGE && related.closeness() < AS_VERB;
            if (words.contains(key) && !key.equals(own) && related.closeness() >= NEAR && !moment && !verbs) {
                double derived = related.way() == Way.DERIVED ? 0.15 : 0;
                double act = related.word().endsWith("ing") && !lower.endsWith("ing") ? ACT : 0;
                meanings.merge(key, 0.1 + derived + act + 0.9 * (1 - related.closeness()), Math::min);
            }
        }
    }

    /** The lexicon lists what is broader than a word; what is narrower is found by asking for each. */
    private void narrower(String lower, Map<String, Double> meanings) {
        if (!compares(lower) && spelled.size() <= MOST_SPELLED) {
            spelled.forEach((key, word) -> {
                double closeness = MOMENTS.contains(lower) && compares(lower, word)
                        ? 0
                        : Lexicon.english().closeness(lower, word);
                if (closeness >= (lower.endsWith("ing") ? AS_VERB : NEAR)) {
                    meanings.merge(key, 0.1 + 0.9 * (1 - closeness), Math::min);
                }
            });
        }
    }

    /** A word that English has is no slip, and one that a name has in full is no short form. */
    private void slips(String lower, String own, Map<String, Double> meanings) {
        boolean slip = !SchemaNames.KNOWN.test(lower);
        for (char letter : Set.copyOf(List.of(lower.charAt(0), own.charAt(0)))) {
            for (String word : byLetter.getOrDefault(letter, List.of())) {
                boolean near = (slip && Spelling.mistyped(own, word))
                        || (!SchemaNames.KNOWN.test(word) && Spelling.abbreviates(word, lower))
                        || Spelling.abbreviates(lower, word);
                if (near) {
                    meanings.merge(word, SLIP, Math::min);
                }
            }
        }
    }
}
