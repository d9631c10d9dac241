package dash.knowledge.files;

import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
import dash.knowledge.BusinessRule;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Gotcha;
import dash.knowledge.Metric;
import java.util.List;

/** Reads one file of {@code business/}. */
final class BusinessReader {

    private BusinessReader() {}

    static void read(Node node, Collected collected) {
        Fields fields = Fields.of(
                Code.KNOWLEDGE_BROKEN,
                "business file",
                node,
                "metrics",
                "business_rules",
                "common_gotchas",
                "glossary",
                "calendar");
        fields.items("metrics").forEach(item -> collected.addMetric(metric(item)));
        fields.items("business_rules").forEach(item -> collected.add(rule(item)));
        fields.items("common_gotchas").forEach(item -> collected.add(gotcha(item)));
        fields.items("glossary").forEach(item -> collected.add(entry(item)));
        fields.node("calendar").ifPresent(item -> collected.add(CalendarReader.read(item)));
    }

    static Located<Metric> metric(Node item) {
        Fields fields = Fields.of(
                Code.KNOWLEDGE_BROKEN,
                "metric",
                item,
                "name",
                "definition",
                "table",
                "calculation",
                Standings.ORIGIN,
                Standings.STATUS,
                Standings.DRAFTED);
        Metric metric = Metric.prose(
                fields.text("name"),
                fields.textOrEmpty("definition"),
                fields.said("table"),
                fields.textOrEmpty("calculation"));
        return new Located<>(metric, item.place(), Standings.read(fields));
    }

    static Located<BusinessRule> rule(Node item) {
        if (item instanceof Node.Text text && !text.value().isBlank()) {
            BusinessRule rule = new BusinessRule(text.value(), "", List.of(), List.of(), List.of());
            return new Located<>(rule, item.place());
        }
        Fields fields = Fields.of(
                Code.KNOWLEDGE_BROKEN,
                "business rule",
                item,
                "title",
                "description",
                "applies_to_tables",
                "applies_to_metrics",
                "tags",
                Standings.ORIGIN,
                Standings.STATUS,
                Standings.DRAFTED);
        BusinessRule rule = new BusinessRule(
                fields.text("title"),
                fields.textOrEmpty("description"),
                fields.texts("applies_to_tables"),
                fields.texts("applies_to_metrics"),
                fields.texts("tags"));
        return new Located<>(rule, item.place(), Standings.read(fields));
    }

    static Located<Gotcha> gotcha(Node item) {
        Fields fields = Fields.of(
                Code.KNOWLEDGE_BROKEN,
                "gotcha",
                item,
                "issue",
                "tables_affected",
                "solution",
                Standings.ORIGIN,
                Standings.STATUS,
                Standings.DRAFTED);
        Gotcha gotcha =
                new Gotcha(fields.text("issue"), fields.texts("tables_affected"), fields.textOrEmpty("solution"));
        return new Located<>(gotcha, item.place(), Standings.read(fields));
    }

    static Located<GlossaryEntry> entry(Node item) {
        Fields fields = Fields.of(
                Code.KNOWLEDGE_BROKEN,
                "glossary entry",
                item,
                "term",
                "synonyms",
                "means",
                Standings.ORIGIN,
                Standings.STATUS,
                Standings.DRAFTED);
        GlossaryEntry entry =
                new GlossaryEntry(fields.text("term"), fields.texts("synonyms"), fields.textOrEmpty("means"));
        return new Located<>(entry, item.place(), Standings.read(fields));
    }
}
