package dash.knowledge;

import java.util.List;
import java.util.Optional;

/**
 * Everything people wrote down for one project. Lists keep a fixed order: by file path, then by place in the file.
 * Names are found as {@link Names#key} compares them.
 */
public record Knowledge(
        List<TableKnowledge> tables,
        List<Metric> metrics,
        List<BusinessRule> rules,
        List<Gotcha> gotchas,
        List<GlossaryEntry> glossary,
        Optional<Calendar> calendar,
        List<QueryPattern> patterns,
        List<Document> documents) {

    public static final Knowledge EMPTY = new Knowledge(
            List.of(), List.of(), List.of(), List.of(), List.of(), Optional.empty(), List.of(), List.of());

    public Knowledge {
        tables = List.copyOf(tables);
        metrics = List.copyOf(metrics);
        rules = List.copyOf(rules);
        gotchas = List.copyOf(gotchas);
        glossary = List.copyOf(glossary);
        patterns = List.copyOf(patterns);
        documents = List.copyOf(documents);
    }

    /** Sorts items into their kinds and keeps the order in which they are given. */
    public static Knowledge of(List<? extends Item> items) {
        return new Knowledge(
                only(items, TableKnowledge.class),
                only(items, Metric.class),
                only(items, BusinessRule.class),
                only(items, Gotcha.class),
                only(items, GlossaryEntry.class),
                only(items, Calendar.class).stream().findFirst(),
                only(items, QueryPattern.class),
                only(items, Document.class));
    }

    private static <T> List<T> only(List<? extends Item> items, Class<T> kind) {
        return items.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    public Optional<TableKnowledge> table(String name) {
        return tables.stream()
                .filter(table -> Names.key(table.name()).equals(Names.key(name)))
                .findFirst();
    }

    public Optional<Metric> metric(String name) {
        return metrics.stream()
                .filter(metric -> Names.key(metric.name()).equals(Names.key(name)))
                .findFirst();
    }
}
