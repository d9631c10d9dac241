package dash.knowledge;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was read so far; refuses a second item of the same kind and name. */
final class Collected {

    private final List<Fault> faults = new ArrayList<>();
    private final Map<String, Place> names = new LinkedHashMap<>();
    private final List<TableKnowledge> tables = new ArrayList<>();
    private final Map<String, Located<Metric>> metrics = new LinkedHashMap<>();
    private final List<BusinessRule> rules = new ArrayList<>();
    private final List<Gotcha> gotchas = new ArrayList<>();
    private final List<GlossaryEntry> glossary = new ArrayList<>();
    private final List<QueryPattern> patterns = new ArrayList<>();
    private final List<Document> documents = new ArrayList<>();
    private Optional<Calendar> calendar = Optional.empty();

    List<Fault> faults() {
        return faults;
    }

    Knowledge knowledge() {
        List<Metric> agreed = metrics.values().stream().map(Located::item).toList();
        return new Knowledge(tables, agreed, rules, gotchas, glossary, calendar, patterns, documents);
    }

    void addTable(Located<TableKnowledge> table) {
        claim("table", table.item().name(), table.place());
        tables.add(table.item());
    }

    /** The same metric may stand in two places as long as both say the same of it: one as prose, one to be run. */
    void addMetric(Located<Metric> metric) {
        String key = Names.key(metric.item().name());
        Located<Metric> earlier = metrics.putIfAbsent(key, metric);
        if (earlier != null) {
            metrics.put(key, SameMetric.merge(earlier, metric));
        }
    }

    void addRule(Located<BusinessRule> rule) {
        claim("business rule", rule.item().title(), rule.place());
        rules.add(rule.item());
    }

    void addGotcha(Located<Gotcha> gotcha) {
        claim("gotcha", gotcha.item().issue(), gotcha.place());
        gotchas.add(gotcha.item());
    }

    void addGlossary(Located<GlossaryEntry> entry) {
        claim("glossary entry", entry.item().term(), entry.place());
        glossary.add(entry.item());
    }

    void addCalendar(Located<Calendar> found) {
        claim("calendar", "calendar", found.place());
        calendar = Optional.of(found.item());
    }

    void addPattern(Located<QueryPattern> pattern) {
        claim("query pattern", pattern.item().name(), pattern.place());
        patterns.add(pattern.item());
    }

    void addDocument(Document document) {
        documents.add(document);
    }

    private void claim(String kind, String name, Place place) {
        Place earlier = names.putIfAbsent(kind + "\n" + Names.key(name), place);
        if (earlier != null) {
            throw FaultException.of(
                    Code.KNOWLEDGE_DUPLICATE,
                    place,
                    name,
                    "a " + kind + " of this name is already in " + earlier.inWords(),
                    "Remove one of them or give it another name");
        }
    }
}
