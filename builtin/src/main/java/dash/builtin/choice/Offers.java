package dash.builtin.choice;

import dash.builtin.links.FunctionWords;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Questions that people prepared, as metrics and patterns: those nearest to another question, and those to begin with. */
public final class Offers {

    private static final int MOST = 4;

    /** A question with less of the words that tell something is about something else. */
    private static final double LEAST_SHARED = 0.3;

    private final Knowledge knowledge;

    /** What a word says that stands in a definition, beside one of a name. */
    private static final double DEFINING = 0.5;

    /** Each question with the keys of the words that it is known by, and how much they say. */
    private final Map<String, Map<String, Double>> known = new LinkedHashMap<>();

    public Offers(Knowledge knowledge) {
        this.knowledge = knowledge;
        for (Metric metric : knowledge.metrics()) {
            if (metric.runnable()) {
                Map<String, Double> words = new HashMap<>();
                Words.keys(metric.definition()).forEach(key -> words.put(key, DEFINING));
                Words.keys(metric.name() + " " + String.join(" ", metric.synonyms()))
                        .forEach(key -> words.put(key, 1.0));
                known.put(question(metric), words);
            }
        }
        for (QueryPattern pattern : knowledge.patterns()) {
            pattern.questions().forEach(question -> {
                Map<String, Double> words = new HashMap<>();
                Words.keys(question).forEach(key -> words.put(key, 1.0));
                known.put(question, words);
            });
        }
    }

    /** Those that share most of what the words say; a word that few of them have says more. */
    public List<String> near(List<Token> tokens) {
        Map<String, Double> asked = new HashMap<>();
        tokens.stream().filter(FunctionWords::meaningful).forEach(token -> asked.put(token.key(), weight(token.key())));
        double all = asked.values().stream().mapToDouble(Double::doubleValue).sum();
        Map<String, Double> shared = new LinkedHashMap<>();
        known.forEach((question, words) -> shared.put(
                question,
                asked.entrySet().stream()
                        .mapToDouble(word -> word.getValue() * words.getOrDefault(word.getKey(), 0.0))
                        .sum()));
        return shared.entrySet().stream()
                .filter(each -> each.getValue() > 0 && each.getValue() >= LEAST_SHARED * all)
                .sorted(Comparator.comparingDouble((Map.Entry<String, Double> each) -> -each.getValue()))
                .limit(MOST)
                .map(Map.Entry::getKey)
                .toList();
    }

    private double weight(String key) {
        long with =
                known.values().stream().filter(words -> words.containsKey(key)).count();
        return Math.log((1.0 + known.size()) / (0.5 + Math.max(1, with)));
    }

    /** A metric, a pattern, then one metric about each other table; the tables that most rests on first. */
    public List<String> first() {
        List<Metric> metrics = new ArrayList<>(knowledge.agreedMetrics());
        knowledge.metrics().stream().filter(metric -> !metrics.contains(metric)).forEach(metrics::add);
        Map<String, Long> measured = metrics.stream()
                .flatMap(metric -> metric.table().stream())
                .collect(Collectors.groupingBy(table -> table, Collectors.counting()));
        metrics.sort(Comparator.comparingLong(
                metric -> -measured.getOrDefault(metric.table().orElse(""), 0L)));
        Set<String> tables = new HashSet<>();
        Set<String> first = new LinkedHashSet<>();
        for (Metric metric : metrics) {
            if (metric.runnable() && metric.table().filter(tables::add).isPresent()) {
                first.add(question(metric));
            }
        }
        metrics.stream().filter(Metric::runnable).map(Offers::question).forEach(first::add);
        List<String> questions = new ArrayList<>(first);
        knowledge.patterns().stream()
                .flatMap(pattern -> pattern.questions().stream())
                .limit(1)
                .forEach(question -> questions.add(Math.min(1, questions.size()), question));
        return questions;
    }

    /** Asked as it stands, each of these is answered: a metric along time is offered with a period. */
    public static String question(Metric metric) {
        boolean dated = metric.timeColumn().isPresent()
                || metric.sqlTemplate()
                        .map(template -> template.contains("{{period_") || template.contains("{{date_range}}"))
                        .orElse(false);
        return metric.name() + (dated ? " last month" : "");
    }
}
