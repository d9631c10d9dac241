package dash.drift;

import dash.drift.Problem.Sort;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.knowledge.QueryPattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One word for two things where nothing could tell them apart: a synonym of one metric that is the name of another, a
 * question that two query patterns answer differently. Two metrics may share a synonym, and two glossary entries a word:
 * what a question is asked by decides, or Dash asks back.
 */
final class FindContradictions {

    private final Map<String, KnowledgeItem> metrics = new HashMap<>();
    private final Map<String, KnowledgeItem> questions = new HashMap<>();
    private final List<Problem> problems = new ArrayList<>();

    List<Problem> among(List<KnowledgeItem> items) {
        items.stream()
                .filter(item -> item.content() instanceof Metric)
                .forEach(item -> metrics.put(Names.key(item.content().label()), item));
        items.forEach(this::compare);
        return problems;
    }

    private void compare(KnowledgeItem item) {
        if (item.content() instanceof Metric metric) {
            for (String synonym : metric.synonyms()) {
                Optional.ofNullable(metrics.get(Names.key(synonym))).ifPresent(other -> compare(synonym, item, other));
            }
        }
        if (item.content() instanceof QueryPattern pattern) {
            for (String question : pattern.questions()) {
                Optional.ofNullable(questions.putIfAbsent(Names.key(plain(question)), item))
                        .filter(other -> !sql(other).equals(sql(item)))
                        .ifPresent(other -> compare(question, item, other));
            }
        }
    }

    private void compare(String word, KnowledgeItem item, KnowledgeItem other) {
        if (!other.id().equals(item.id())) {
            problems.add(Problem.of(
                    Sort.CONTRADICTION,
                    ClaimReader.subject(item),
                    "\"" + word + "\" also leads to " + other.content().label() + " in "
                            + other.location().file(),
                    "Keep the word for one of them"));
        }
    }

    private static String sql(KnowledgeItem item) {
        return item.content() instanceof QueryPattern pattern ? pattern.sql().replaceAll("\\s+", " ") : "";
    }

    private static String plain(String question) {
        return question.replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }
}
