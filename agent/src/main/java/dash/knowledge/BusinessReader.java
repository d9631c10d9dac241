package dash.knowledge;

import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
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
        fields.items("business_rules").forEach(item -> collected.addRule(rule(item)));
        fields.items("common_gotchas").forEach(item -> collected.addGotcha(gotcha(item)));
        fields.items("glossary").forEach(item -> collected.addGlossary(entry(item)));
        fields.node("calendar").ifPresent(item -> collected.addCalendar(CalendarReader.read(item)));
    }

    private static Located<Metric> metric(Node item) {
        Fields fields = Fields.of(Code.KNOWLEDGE_BROKEN, "metric", item, "name", "definition", "table", "calculation");
        Metric metric = Metric.prose(
                fields.text("name"),
                fields.textOrEmpty("definition"),
                fields.said("table"),
                fields.textOrEmpty("calculation"));
        return new Located<>(metric, item.place());
    }

    private static Located<BusinessRule> rule(Node item) {
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
                "tags");
        BusinessRule rule = new BusinessRule(
                fields.text("title"),
                fields.textOrEmpty("description"),
                fields.texts("applies_to_tables"),
                fields.texts("applies_to_metrics"),
                fields.texts("tags"));
        return new Located<>(rule, item.place());
    }

    private static Located<Gotcha> gotcha(Node item) {
        Fields fields = Fields.of(Code.KNOWLEDGE_BROKEN, "gotcha", item, "issue", "tables_affected", "solution");
        Gotcha gotcha =
                new Gotcha(fields.text("issue"), fields.texts("tables_affected"), fields.textOrEmpty("solution"));
        return new Located<>(gotcha, item.place());
    }

    private static Located<GlossaryEntry> entry(Node item) {
        Fields fields = Fields.of(Code.KNOWLEDGE_BROKEN, "glossary entry", item, "term", "synonyms", "means");
        GlossaryEntry entry =
                new GlossaryEntry(fields.text("term"), fields.texts("synonyms"), fields.textOrEmpty("means"));
        return new Located<>(entry, item.place());
    }
}
