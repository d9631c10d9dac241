package dash.builtin.lexicon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What people wrote down: words that stand for one another in data, and the short forms that names of columns use. */
final class Usage {

    private static final double SHORT_FORM = 0.9;
    /** Some short forms are words of their own: a cat is not always a category. */
    private static final double DOUBTFUL_SHORT_FORM = 0.55;

    private final Map<String, List<Related>> related = new HashMap<>();

    Usage(Dictionary dictionary) {
        for (String line : Lines.written("usage.txt")) {
            List<String> fields = List.of(line.split(" ", -1));
            group(Double.parseDouble(fields.getFirst()), fields.subList(1, fields.size()));
        }
        for (String line : Lines.written("abbreviations.txt")) {
            List<String> fields = List.of(line.split(" ", -1));
            double closeness = dictionary.has(fields.getFirst()) ? DOUBTFUL_SHORT_FORM : SHORT_FORM;
            for (String whole : fields.subList(1, fields.size())) {
                both(fields.getFirst(), whole, closeness, Way.ABBREVIATION);
            }
        }
    }

    private void group(double closeness, List<String> words) {
        for (int one = 0; one < words.size(); one++) {
            for (int other = one + 1; other < words.size(); other++) {
                both(words.get(one), words.get(other), closeness, Way.USAGE);
            }
        }
    }

    private void both(String one, String other, double closeness, Way way) {
        related.computeIfAbsent(one, any -> new ArrayList<>()).add(new Related(other, closeness, way));
        related.computeIfAbsent(other, any -> new ArrayList<>()).add(new Related(one, closeness, way));
    }

    List<Related> of(String word) {
        return related.getOrDefault(word, List.of());
    }

    /** The one word that this one is short for; empty when it is none, or short for several. */
    Optional<String> written(String word) {
        List<Related> whole = of(word).stream()
                .filter(each -> each.way() == Way.ABBREVIATION && each.closeness() == SHORT_FORM)
                .filter(each -> each.word().length() > word.length())
                .toList();
        return whole.size() == 1 ? Optional.of(whole.getFirst().word()) : Optional.empty();
    }

    boolean has(String word) {
        return related.containsKey(word);
    }
}
