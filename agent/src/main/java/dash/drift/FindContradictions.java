package dash.drift;

import dash.drift.Problem.Sort;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.knowledge.QueryPattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One word for two things: names and synonyms that lead to two metrics, two glossary entries or two query patterns. */
final class FindContradictions {

    private final Map<String, KnowledgeItem> metrics = new HashMap<>();
    private final Map<String, KnowledgeItem> terms = new HashMap<>();
    private final Map<String, KnowledgeItem> questions = new HashMap<>();
    private final List<Problem> problems = new ArrayList<>();

    List<Problem> among(List<KnowledgeItem> items) {
        items.forEach(this::claim);
        return problems;
    }

    private void claim(KnowledgeItem item) {
        switch (item.content()) {
            case Metric metric -> {
                claim(metrics, metric.name(), item, "a metric");
                metric.synonyms().forEach(synonym -> claim(metrics, synonym, item, "a metric"));
            }
            case GlossaryEntry entry -> {
                claim(terms, entry.term(), item, "a glossary entry");
                entry.synonyms().forEach(synonym -> claim(terms, synonym, item, "a glossary entry"));
            }
            case QueryPattern pattern ->
                pattern.questions().forEach(question -> claim(questions, plain(question), item, "a query pattern"));
            default -> {
                // Nothing else is found by a word of its own.
            }
        }
    }

    private void claim(Map<String, KnowledgeItem> owners, String word, KnowledgeItem item, String what) {
        KnowledgeItem earlier = owners.putIfAbsent(Names.key(word), item);
        if (earlier != null && !earlier.id().equals(item.id()) && !sameSql(earlier, item)) {
            problems.add(Problem.of(
                    Sort.CONTRADICTION,
                    ClaimReader.subject(item),
                    "\"" + word + "\" leads to " + what + " here and to "
                            + earlier.content().label() + " in "
                            + earlier.location().file(),
                    "Keep the word for one of them"));
        }
    }

    private static boolean sameSql(KnowledgeItem one, KnowledgeItem other) {
        return sql(one).isPresent() && sql(one).equals(sql(other));
    }

    private static Optional<String> sql(KnowledgeItem item) {
        return item.content() instanceof QueryPattern pattern
                ? Optional.of(pattern.sql().replaceAll("\\s+", " "))
                : Optional.empty();
    }

    private static String plain(String question) {
        return question.replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }
}
