package dash.builtin.links;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The words that people used when they wrote a metric down, and how much each says that it is meant. What a text leaves out
 * ("invoices not paid", "trials do not count") is no word of the metric.
 */
final class Vocabulary {

    private static final double IN_NAME = 1;
    private static final double IN_DEFINITION = 0.6;
    private static final double IMPLIED = 0.4;
    private static final Pattern DENIED =
            Pattern.compile("(?i)\\b(not|without|except|excluding|left out|no longer|never)\\b");
    private static final Pattern EITHER = Pattern.compile("(?i)(\\p{L}+) or (\\p{L}+)");

    private static final Set<String> GRAMMAR = Set.of(
            "per", "by", "each", "every", "and", "or", "who", "which", "how", "many", "much", "all", "most", "least",
            "day", "week", "month", "quarter", "year");

    private final Metric metric;
    private final Map<String, Double> words = new HashMap<>();
    private final List<Set<String>> phrases = new ArrayList<>();
    private final List<Set<String>> together = new ArrayList<>();

    Vocabulary(Metric metric, Phrases names) {
        this.metric = metric;
        metric.table()
                .ifPresent(table -> learn(Words.keys(table.replace('_', ' ').replace('.', ' ')), IMPLIED));
        learn(List.copyOf(Units.words(metric.unit().toLowerCase(Locale.ROOT))), IMPLIED);
        String definition = DENIED.split(metric.definition(), 2)[0];
        learn(content(definition), IN_DEFINITION);
        phrases.add(new HashSet<>(content(definition)));
        EITHER.matcher(definition)
                .results()
                .forEach(found -> together.add(new HashSet<>(Words.keys(found.group(1) + " " + found.group(2)))));
        Set<String> dimensions = new HashSet<>();
        metric.dimensions().forEach(dimension -> dimensions.addAll(Words.keys(dimension.word())));
        together.removeIf(pair -> pair.stream().anyMatch(dimensions::contains));
        for (List<String> phrase : names.of(metric)) {
            if (phrase.stream().noneMatch(key -> DENIED.matcher(key).matches())) {
                learn(phrase, IN_NAME);
                phrases.add(new HashSet<>(phrase));
            }
        }
        phrases.removeIf(Set::isEmpty);
    }

    private static List<String> content(String text) {
        return Words.written(text).stream()
                .filter(FunctionWords::content)
                .map(Token::key)
                .toList();
    }

    private void learn(List<String> keys, double weight) {
        keys.stream()
                .filter(key -> !GRAMMAR.contains(key))
                .filter(key -> Words.written(key).stream().anyMatch(FunctionWords::content))
                .forEach(key -> words.merge(key, weight, Math::max));
    }

    Metric metric() {
        return metric;
    }

    Set<String> keys() {
        return words.keySet();
    }

    double weight(String key) {
        return words.getOrDefault(key, 0.0);
    }

    /** How much of one of its names, or of its definition, these words say. */
    double coverage(Set<String> said, Map<String, Double> rarity) {
        return phrases.stream()
                .mapToDouble(phrase -> sum(phrase, said, rarity) / Math.max(0.1, sum(phrase, phrase, rarity)))
                .max()
                .orElse(0);
    }

    private static double sum(Set<String> phrase, Set<String> said, Map<String, Double> rarity) {
        return phrase.stream()
                .filter(said::contains)
                .mapToDouble(key -> rarity.getOrDefault(key, 0.0))
                .sum();
    }

    /** Whether only one of two words is said that the definition joins by "or": active, where it says active or past due. */
    boolean torn(Set<String> said) {
        return together.stream().anyMatch(pair -> pair.stream().anyMatch(said::contains) && !said.containsAll(pair));
    }
}
