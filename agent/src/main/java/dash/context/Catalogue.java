package dash.context;

import dash.documents.Passage;
import dash.documents.Passages;
import dash.knowledge.BusinessRule;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Item;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.knowledge.QueryPattern;
import dash.schema.Schema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Everything there is, with who names whom. Derived once for a state of knowledge and schema, used by many questions. */
final class Catalogue {

    private final Knowledge knowledge;
    private final Schema schema;
    private final String version;
    private final TableMap tables;
    private final Mentions mentions;
    private final List<Known<Metric>> metrics;
    private final List<Known<BusinessRule>> rules;
    private final List<Known<Gotcha>> gotchas;
    private final List<Known<GlossaryEntry>> glossary;
    private final List<Known<QueryPattern>> patterns;
    private final List<Known<Document>> passages;
    private final Map<String, Passage> texts = new HashMap<>();

    Catalogue(Knowledge knowledge, Schema schema) {
        this.knowledge = knowledge;
        this.schema = schema;
        this.version = KnowledgeVersion.of(knowledge);
        this.tables = new TableMap(knowledge, schema);
        this.mentions = new Mentions(knowledge, tables);
        this.metrics = all("metric:", knowledge.metrics(), this::tablesOf, metric -> Set.of());
        this.rules = all(
                "rule:",
                knowledge.rules(),
                rule -> tables.keys(rule.appliesToTables()),
                rule -> metricKeys(rule.appliesToMetrics()));
        this.gotchas =
                all("gotcha:", knowledge.gotchas(), gotcha -> tables.keys(gotcha.tablesAffected()), gotcha -> Set.of());
        this.glossary = all("glossary:", knowledge.glossary(), mentions::tables, mentions::metrics);
        this.patterns =
                all("pattern:", knowledge.patterns(), pattern -> tables.keys(pattern.tables()), pattern -> Set.of());
        this.passages = passages(knowledge.documents(), texts);
    }

    /** The names under which the search knows them; see SearchDocuments for what happens to namesakes. */
    private static <T extends Item> List<Known<T>> all(
            String prefix, List<T> items, Function<T, Set<String>> tables, Function<T, Set<String>> metrics) {
        Map<String, Integer> used = new HashMap<>();
        List<Known<T>> known = new ArrayList<>();
        for (T item : items) {
            String id = prefix + item.label();
            int count = used.merge(id, 1, Integer::sum);
            known.add(new Known<>(
                    count == 1 ? id : id + "#" + count, item, known.size(), tables.apply(item), metrics.apply(item)));
        }
        return List.copyOf(known);
    }

    private Set<String> tablesOf(Metric metric) {
        Set<String> named = new HashSet<>(tables.keys(metric.table().stream().toList()));
        metric.sqlTemplate().ifPresent(sql -> named.addAll(tables.readBy(sql)));
        return named;
    }

    /** What computing a metric reads beside the tables it names: those in its conditions. */
    Set<String> needsOf(Known<Metric> metric) {
        Set<String> needs = new HashSet<>(metric.tables());
        metric.item().filters().forEach(filter -> needs.addAll(tables.readBy(filter)));
        return needs;
    }

    static Set<String> metricKeys(List<String> names) {
        return names.stream().map(Names::key).collect(Collectors.toSet());
    }

    private static List<Known<Document>> passages(List<Document> documents, Map<String, Passage> texts) {
        List<Known<Document>> known = new ArrayList<>();
        for (Document document : documents) {
            for (Passage passage : Passages.of(document)) {
                known.add(new Known<>(passage.id(), document, known.size(), Set.of(), Set.of()));
                texts.put(passage.id(), passage);
            }
        }
        return List.copyOf(known);
    }

    /** By identity: comparing thousands of items for every question would cost more than it saves. */
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(Knowledge otherKnowledge, Schema otherSchema) {
        return knowledge == otherKnowledge && schema == otherSchema;
    }

    /** What counts against the size of a small project, tables aside. */
    int items() {
        return Stream.of(
                        knowledge.metrics(),
                        knowledge.rules(),
                        knowledge.gotchas(),
                        knowledge.glossary(),
                        knowledge.patterns(),
                        knowledge.documents())
                .mapToInt(List::size)
                .sum();
    }

    Knowledge knowledge() {
        return knowledge;
    }

    /** Of all the knowledge, not of what is picked. */
    String version() {
        return version;
    }

    Schema schema() {
        return schema;
    }

    TableMap tables() {
        return tables;
    }

    List<Known<Metric>> metrics() {
        return metrics;
    }

    List<Known<BusinessRule>> rules() {
        return rules;
    }

    List<Known<Gotcha>> gotchas() {
        return gotchas;
    }

    List<Known<GlossaryEntry>> glossary() {
        return glossary;
    }

    List<Known<QueryPattern>> patterns() {
        return patterns;
    }

    /** Each passage of the documents, as the document with the passage's id. */
    List<Known<Document>> passages() {
        return passages;
    }

    List<Passage> allPassages() {
        return passages.stream().map(this::passage).toList();
    }

    Optional<Passage> passage(String id) {
        return Optional.ofNullable(texts.get(id));
    }

    Passage passage(Known<Document> known) {
        return Objects.requireNonNull(texts.get(known.id()), known.id());
    }
}
