package dash.knowledge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Everything that is known of one project. Lists keep a fixed order: what people wrote by file path, then by place in the
 * file; behind it, in the same order, what was drafted and nobody has looked at. Names are found as {@link Names#key}
 * compares them, so that a person's word is found first.
 *
 * @param drafts which of the items are drafts
 * @param setAside what people wrote and nothing may rest on now
 */
public record Knowledge(
        List<TableKnowledge> tables,
        List<Metric> metrics,
        List<BusinessRule> rules,
        List<Gotcha> gotchas,
        List<GlossaryEntry> glossary,
        Optional<Calendar> calendar,
        List<QueryPattern> patterns,
        List<Document> documents,
        Set<ItemId> drafts,
        List<SetAside> setAside) {

    /** How a draft is told to people and models. */
    public static final String DRAFTED = "drafted, nobody has looked at it yet";

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
        // Its order is a part of what a state of knowledge is called by.
        drafts = Collections.unmodifiableSet(new LinkedHashSet<>(drafts));
        setAside = List.copyOf(setAside);
    }

    /** Knowledge without drafts, all of it in use. */
    public Knowledge(
            List<TableKnowledge> tables,
            List<Metric> metrics,
            List<BusinessRule> rules,
            List<Gotcha> gotchas,
            List<GlossaryEntry> glossary,
            Optional<Calendar> calendar,
            List<QueryPattern> patterns,
            List<Document> documents) {
        this(tables, metrics, rules, gotchas, glossary, calendar, patterns, documents, Set.of(), List.of());
    }

    /** Sorts items into their kinds and keeps the order in which they are given. */
    public static Knowledge of(List<? extends Item> items) {
        return of(items, Set.of(), List.of());
    }

    /** What people wrote, then those drafts that do not get in its way. */
    public static Knowledge of(List<? extends Item> written, List<? extends Item> drafts) {
        return of(written, drafts, List.of());
    }

    /** The same beside what people wrote and is out of use: no draft takes its place. */
    public static Knowledge of(List<? extends Item> written, List<? extends Item> drafts, List<SetAside> setAside) {
        List<Item> words = Stream.concat(written.stream(), setAside.stream().map(SetAside::item))
                .toList();
        List<Item> left = Outranked.without(words, drafts);
        return of(
                Stream.concat(written.stream(), left.stream()).toList(),
                left.stream().map(Item::id).collect(Collectors.toCollection(LinkedHashSet::new)),
                setAside);
    }

    private static Knowledge of(List<? extends Item> items, Set<ItemId> drafts, List<SetAside> setAside) {
        return new Knowledge(
                only(items, TableKnowledge.class),
                only(items, Metric.class),
                only(items, BusinessRule.class),
                only(items, Gotcha.class),
                only(items, GlossaryEntry.class),
                only(items, Calendar.class).stream().findFirst(),
                only(items, QueryPattern.class),
                only(items, Document.class),
                drafts,
                setAside);
    }

    private static <T> List<T> only(List<? extends Item> items, Class<T> kind) {
        return items.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The same with documents that are no items, behind those that are; a path that is taken stays what it is. */
    public Knowledge with(List<Document> further) {
        Set<ItemId> taken = documents.stream().map(Item::id).collect(Collectors.toSet());
        List<Document> all = new ArrayList<>(documents);
        further.stream().filter(document -> taken.add(document.id())).forEach(all::add);
        return all.size() == documents.size()
                ? this
                : new Knowledge(tables, metrics, rules, gotchas, glossary, calendar, patterns, all, drafts, setAside);
    }

    /** The metrics that are out of use, with the reason of each. */
    public Map<Metric, String> metricsSetAside() {
        Map<Metric, String> metrics = new LinkedHashMap<>();
        for (SetAside one : setAside) {
            if (one.item() instanceof Metric metric) {
                metrics.put(metric, one.reason());
            }
        }
        return metrics;
    }

    public boolean isDraft(Item item) {
        return drafts.contains(item.id());
    }

    /** The metrics that people agreed on: only these are canonical. */
    public List<Metric> agreedMetrics() {
        return metrics.stream().filter(metric -> !isDraft(metric)).toList();
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
