package dash.builtin.lexicon;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

/**
 * The lemmas an inflected word may have: children is child, left is left or leave. Irregular forms first, then the word
 * itself, then regular endings; a stem counts only if it is a word, of the right kind, and not much rarer than the word.
 */
final class Lemmas {

    private static final int COMMON = 3;
    /** Nouns in -ing name a thing of their own (rating, building): they stay unless the verb is far more usual. */
    private static final int OWN_MEANING = 2;

    /** Nor is an owner more own. */
    private static final int USUAL_NOUN = 2;

    /** Forms that WordNet takes for words of their own only. */
    private static final Map<String, String> OWN = Map.of(
            "people", "person",
            "criteria", "criterion",
            "elder", "old",
            "eldest", "old",
            "farther", "far",
            "farthest", "far",
            "further", "far",
            "furthest", "far",
            "priciest", "pricey");

    private final Dictionary dictionary;

    Lemmas(Dictionary dictionary) {
        this.dictionary = dictionary;
    }

    /** Best first; never empty. */
    SequencedSet<String> of(String word) {
        Map<String, Integer> weights = new LinkedHashMap<>();
        int own = dictionary.entry(word).frequency();
        Optional.ofNullable(OWN.get(word)).ifPresent(lemma -> weights.put(lemma, Integer.MAX_VALUE));
        dictionary.irregular(word).forEach(form -> weights.merge(form.lemma(), frequency(form) + 1, Math::max));
        if (dictionary.has(word)) {
            weights.merge(word, own + (word.endsWith("ing") ? OWN_MEANING : 0), Math::max);
        }
        regular(word, own).forEach(form -> weights.merge(form.lemma(), frequency(form), Math::max));
        return weights.isEmpty() ? one(Endings.plain(word)) : best(weights);
    }

    private List<Form> regular(String word, int own) {
        boolean thing = dictionary.entry(word).frequency(PartOfSpeech.NOUN) >= USUAL_NOUN;
        return Endings.off(word).stream()
                .filter(form -> frequency(form) >= Math.clamp(own, 0, COMMON))
                .filter(form -> form.part() != PartOfSpeech.ADJECTIVE || !thing)
                .toList();
    }

    private static SequencedSet<String> best(Map<String, Integer> weights) {
        SequencedSet<String> sorted = new LinkedHashSet<>();
        weights.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .forEach(entry -> sorted.add(entry.getKey()));
        return sorted;
    }

    private static SequencedSet<String> one(String lemma) {
        return new LinkedHashSet<>(List.of(lemma));
    }

    private int frequency(Form form) {
        return dictionary.entry(form.lemma()).frequency(form.part());
    }
}
