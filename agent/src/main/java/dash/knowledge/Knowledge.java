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
