package dash.search;

import dash.documents.Passage;
import dash.documents.Passages;
import dash.knowledge.BusinessRule;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.schema.Schema;
import dash.search.SearchDocument.Kind;
import dash.search.SearchDocument.Part;
import dash.search.SearchDocument.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Derives the documents of a project: one an item, plus the column groups of wide tables; documents of the house in
 * passages, query patterns always whole. Pure: the same project gives the same documents in the same order.
 */
public final class SearchDocuments {

    private final List<SearchDocument> documents = new ArrayList<>();
    private final Map<String, Integer> used = new HashMap<>();

    private SearchDocuments() {}

    /**
     * @param sensitive columns whose values must not be asked for, beside those that knowledge calls sensitive
     */
    public static List<SearchDocument> of(
            Knowledge knowledge, Schema schema, ColumnValues values, Predicate<ColumnName> sensitive) {
        SearchDocuments all = new SearchDocuments();
        new TableDocuments(knowledge, schema, values, sensitive).all().forEach(all::add);
        knowledge.metrics().forEach(metric -> all.add(metric(metric)));
        knowledge.rules().forEach(rule -> all.add(rule(rule)));
        knowledge.gotchas().forEach(gotcha -> all.add(gotcha(gotcha)));
        knowledge.glossary().forEach(entry -> all.add(glossary(entry)));
        knowledge.patterns().forEach(pattern -> all.add(pattern(pattern)));
        knowledge.documents().forEach(document -> Passages.of(document).forEach(passage -> all.add(passage(passage))));
        return List.copyOf(all.documents);
    }

    /** Two items may share a name; their ids must differ all the same, and stay the same from run to run. */
    private void add(SearchDocument document) {
        int count = used.merge(document.id(), 1, Integer::sum);
        documents.add(
                count == 1
                        ? document
                        : new SearchDocument(
                                document.id() + "#" + count,
                                document.kind(),
                                document.title(),
                                document.parts(),
                                document.tables()));
    }

    private static SearchDocument metric(Metric metric) {
        List<Part> parts = new ArrayList<>();
        parts.add(Part.of(Role.NAME, metric.name()));
        metric.synonyms().forEach(synonym -> parts.add(Part.of(Role.SYNONYM, synonym)));
        prose(parts, Stream.of(metric.definition(), metric.calculation(), String.join(", ", metric.tags())));
        prose(parts, metric.caveats().stream());
        metric.dimensions().forEach(dimension -> parts.add(Part.of(Role.COLUMN, dimension.word())));
        metric.table().ifPresent(table -> parts.add(Part.of(Role.RELATED, table)));
        return new SearchDocument(
                "metric:" + metric.name(),
                Kind.METRIC,
                metric.name(),
                parts,
                metric.table().stream().toList());
    }

    private static SearchDocument rule(BusinessRule rule) {
        List<String> sentences = new ArrayList<>(List.of(rule.description(), String.join(", ", rule.tags())));
        sentences.addAll(rule.appliesToMetrics());
        return SearchDocument.prose("rule:" + rule.title(), Kind.RULE, rule.title(), sentences, rule.appliesToTables());
    }

    private static SearchDocument gotcha(Gotcha gotcha) {
        return SearchDocument.prose(
                "gotcha:" + gotcha.issue(),
                Kind.GOTCHA,
                gotcha.issue(),
                List.of(gotcha.solution()),
                gotcha.tablesAffected());
    }

    private static SearchDocument glossary(GlossaryEntry entry) {
        List<Part> parts = new ArrayList<>();
        parts.add(Part.of(Role.NAME, entry.term()));
        entry.synonyms().forEach(synonym -> parts.add(Part.of(Role.SYNONYM, synonym)));
        prose(parts, Stream.of(entry.means()));
        return new SearchDocument("glossary:" + entry.term(), Kind.GLOSSARY, entry.term(), parts, List.of());
    }

    private static SearchDocument pattern(QueryPattern pattern) {
        List<Part> parts = new ArrayList<>();
        parts.add(Part.of(Role.NAME, pattern.name()));
        prose(parts, pattern.questions().stream());
        prose(parts, Stream.of(pattern.summary(), pattern.description(), String.join(", ", pattern.tags())));
        prose(parts, pattern.notes().stream());
        pattern.tables().forEach(table -> parts.add(Part.of(Role.RELATED, table)));
        return new SearchDocument("pattern:" + pattern.name(), Kind.PATTERN, pattern.name(), parts, pattern.tables());
    }

    /** A passage of a document of the house. */
    private static SearchDocument passage(Passage passage) {
        return SearchDocument.prose(
                passage.id(), Kind.DOCUMENT_PASSAGE, passage.label(), List.of(passage.text()), List.of());
    }

    private static void prose(List<Part> parts, Stream<String> sentences) {
        sentences.filter(sentence -> !sentence.isBlank()).forEach(sentence -> parts.add(Part.of(Role.PROSE, sentence)));
    }
}
