package dash.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A question as the index sees it.
 *
 * @param terms what to look for, each stem once
 * @param places by stem, or by neighbouring stems written as one, which terms a match answers to
 */
record Asked(List<Term> terms, Map<String, int[]> places) {

    /** Long texts are cut: nobody asks with more, and each word costs. */
    private static final int MOST_TERMS = 64;

    private static final float WORTH_OF_A_SYNONYM = 0.7f;
    private static final float WORTH_OF_A_CORRECTION = 0.6f;

    /**
     * One stem.
     *
     * @param written for people
     * @param weight 1 when the question says it itself
     * @param rarity how telling it is in this index
     */
    record Term(String stem, String written, float weight, float rarity) {}

    static Asked of(String text, Words words, Vocabulary vocabulary, Synonyms synonyms) {
        List<Words.Word> said = words.of(text);
        Map<String, Term> terms = new LinkedHashMap<>();
        Map<String, int[]> places = new HashMap<>();
        for (Words.Word word : said) {
            add(terms, vocabulary, word.stem(), word.written(), Words.worth(word));
            for (String corrected : vocabulary.corrections(word)) {
                words.ofName(corrected)
                        .forEach(stem -> add(
                                terms, vocabulary, stem, word.written() + " as " + corrected, WORTH_OF_A_CORRECTION));
            }
        }
        List<String> stems = said.stream().map(Words.Word::stem).toList();
        for (List<String> other : synonyms.of(stems)) {
            other.stream()
                    .filter(Words::namesSomething)
                    .forEach(stem -> add(terms, vocabulary, stem, stem + " (synonym)", WORTH_OF_A_SYNONYM));
        }
        List<String> order = new ArrayList<>(terms.keySet());
        for (int index = 0; index < order.size(); index++) {
            places.put(order.get(index), new int[] {index});
        }
        for (int index = 0; index + 1 < stems.size(); index++) {
            int first = order.indexOf(stems.get(index));
            int second = order.indexOf(stems.get(index + 1));
            if (first >= 0 && second >= 0) {
                places.putIfAbsent(stems.get(index) + stems.get(index + 1), new int[] {first, second});
            }
        }
        return new Asked(List.copyOf(terms.values()), places);
    }

    private static void add(Map<String, Term> terms, Vocabulary vocabulary, String stem, String written, float weight) {
        if (terms.size() < MOST_TERMS) {
            terms.putIfAbsent(stem, new Term(stem, written, weight, vocabulary.rarity(stem)));
        }
    }

    List<String> joined() {
        return places.entrySet().stream()
                .filter(entry -> entry.getValue().length > 1)
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }
}
