package dash.context;

import dash.context.Found.Group;
import dash.documents.Passage;
import dash.knowledge.Document;
import dash.knowledge.Item;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.knowledge.QueryPattern;
import dash.learnings.Learning;
import dash.search.Hit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Picks for one question. What comes out is in the order of importance; the budget has the last word. */
final class Picking {

    static final String WHOLE = "small project, everything is in";
    static final String UNSEARCHED = "not searched, taken in order";

    private static final String ALWAYS = "names no table or metric, so it always comes";
    private static final int RULES_FOR_BEING_FOUND = 2;

    private final Material material;
    private final ContextLimits limits;
    private final SchemaTelling schemas;
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Cut> cuts = new ArrayList<>();

    Picking(Material material, ContextLimits limits) {
        this.material = material;
        this.limits = limits;
        this.schemas = new SchemaTelling(material.catalogue().tables(), material.sensitive(), this::isDraft);
    }

    List<Piece> pieces() {
        return List.copyOf(pieces);
    }

    List<Cut> cuts() {
        return List.copyOf(cuts);
    }

    /** Everything, for one reason. */
    Picking everything(String reason) {
        Catalogue all = material.catalogue();
        all.tables().all().forEach(entry -> table(new PickedTables.Picked(entry, 0, reason, true)));
        all.rules().stream().filter(Known::namesNothing).forEach(rule -> rule(rule, 0, reason));
        all.metrics().forEach(metric -> metric(metric, 0, reason, 0));
        metricsSetAside();
        all.rules().stream().filter(rule -> !rule.namesNothing()).forEach(rule -> rule(rule, 0, reason));
        all.gotchas().forEach(gotcha -> gotcha(gotcha, 0, reason));
        all.glossary().forEach(entry -> glossary(entry, 0, reason));
        all.patterns().forEach(pattern -> pattern(pattern, 0, reason, 0));
        all.passages().forEach(known -> passage(all.passage(known), known.place(), 0, reason));
        material.lessons().forEach(lesson -> lesson(lesson, 0, reason));
        return this;
    }

    Picking found(Found found) {
        Catalogue all = material.catalogue();
        List<Known<Metric>> metrics = resolved(found, Group.METRICS, all.metrics());
        List<Known<QueryPattern>> patterns = resolved(found, Group.PATTERNS, all.patterns());
        PickedTables tables = new PickedTables(all, limits).pick(found, metrics, patterns);
        tables.all().forEach(this::table);
        cuts.addAll(tables.cuts());
        annotations(found, tables, metrics);
        patterns(found, patterns);
        documents(found);
        lessons(found, tables.keys());
        return this;
    }

    /** Those that were found and still exist, best first; a draft comes behind all that people wrote. */
    private <T extends Item> List<Known<T>> resolved(Found found, Group group, List<Known<T>> all) {
        Optional<List<Hit>> hits = found.of(group);
        if (hits.isEmpty()) {
            return all;
        }
        Map<String, Known<T>> byId = new LinkedHashMap<>();
        Set<String> wanted = found.byId(group).keySet();
        all.stream().filter(known -> wanted.contains(known.id())).forEach(known -> byId.put(known.id(), known));
        return hits.get().stream()
                .map(hit -> byId.get(hit.id()))
                .filter(Objects::nonNull)
                .sorted(Comparator.comparing(known -> isDraft(known.item())))
                .toList();
    }

    private boolean isDraft(Item item) {
        return material.catalogue().knowledge().isDraft(item);
    }

    /** Whoever reads a draft is told that it is one. */
    private List<String> marked(Item item, List<String> forms) {
        return isDraft(item) ? forms.stream().map(Telling::drafted).toList() : forms;
    }

    private void annotations(Found found, PickedTables tables, List<Known<Metric>> metrics) {
        Catalogue all = material.catalogue();
        Map<String, Hit> metricHits = found.byId(Group.METRICS);
        Set<String> chosen = new HashSet<>();
        Set<String> told = new HashSet<>();
        all.rules().stream().filter(Known::namesNothing).forEach(rule -> rule(rule, 0, ALWAYS));
        metrics.stream().limit(limits.metrics()).forEach(metric -> {
            chosen.add(Names.key(metric.item().name()));
            told.add(metric.id());
            metric(metric, score(metricHits, metric), reason(metricHits, metric), 0);
        });
        metricsSetAside();
        rules(found, tables, chosen);
        Map<String, Hit> words = found.byId(Group.GLOSSARY);
        all.glossary().stream()
                .filter(entry -> byWords(words, entry) || entry.namesNothing() || names(entry, tables.keys(), chosen))
                .forEach(entry -> glossary(entry, score(words, entry), because(words, entry, tables.keys(), chosen)));
        Set<String> sure = tables.fullKeys();
        Stream.concat(
                        metrics.stream(),
                        all.metrics().stream().filter(metric -> metric.namesNothing() || names(metric, sure, Set.of())))
                .filter(metric -> told.add(metric.id()))
                .forEach(metric ->
                        metric(metric, score(metricHits, metric), because(metricHits, metric, sure, Set.of()), 1));
    }

    private void rules(Found found, PickedTables tables, Set<String> metrics) {
        Map<String, Hit> hits = found.byId(Group.RULES);
        Set<String> best = new HashSet<>();
        found.of(Group.RULES).orElse(List.of()).stream()
                .limit(RULES_FOR_BEING_FOUND)
                .forEach(hit -> best.add(hit.id()));
        boolean all = found.of(Group.RULES).isEmpty();
        Set<String> keys = tables.keys();
        material.catalogue().rules().stream()
                .filter(rule -> !rule.namesNothing())
                .filter(rule -> all || best.contains(rule.id()) || names(rule, keys, metrics))
                .forEach(rule -> rule(rule, score(hits, rule), because(hits, rule, keys, metrics)));
        material.catalogue().gotchas().stream()
                .filter(gotcha ->
                        all || gotcha.namesNothing() || best.contains(gotcha.id()) || names(gotcha, keys, metrics))
                .forEach(gotcha -> gotcha(gotcha, score(hits, gotcha), because(hits, gotcha, keys, metrics)));
    }

    private static boolean names(Known<?> known, Set<String> tables, Set<String> metrics) {
        return known.tables().stream().anyMatch(tables::contains)
                || known.metrics().stream().anyMatch(metrics::contains);
    }

    /** Meaning puts every entry of a glossary somewhere; only words say that the question uses it. */
    private static boolean byWords(Map<String, Hit> hits, Known<?> known) {
        Hit hit = hits.get(known.id());
        return hit != null && hit.ranks().containsKey(Hit.Way.WORDS);
    }

    private static double score(Map<String, Hit> hits, Known<?> known) {
        Hit hit = hits.get(known.id());
        return hit == null ? 0 : hit.score();
    }

    private static String reason(Map<String, Hit> hits, Known<?> known) {
        Hit hit = hits.get(known.id());
        return hit == null ? UNSEARCHED : hit.reason();
    }

    private String because(Map<String, Hit> hits, Known<?> known, Set<String> tables, Set<String> metrics) {
        if (hits.containsKey(known.id())) {
            return reason(hits, known);
        }
        if (known.namesNothing()) {
            return ALWAYS;
        }
        List<String> picked = known.tables().stream().filter(tables::contains).toList();
        return Stream.concat(
                        material.catalogue().tables().among(picked).stream().map(TableMap.Entry::shown),
                        known.metrics().stream().filter(metrics::contains).sorted())
                .findFirst()
                .map(name -> "names " + name)
                .orElse(UNSEARCHED);
    }

    /** The best are told with their SQL; of the others it is enough to know that they are there. */
    private void patterns(Found found, List<Known<QueryPattern>> patterns) {
        Map<String, Hit> hits = found.byId(Group.PATTERNS);
        int place = 0;
        for (Known<QueryPattern> pattern : patterns) {
            pattern(pattern, score(hits, pattern), reason(hits, pattern), place++ < limits.patterns() ? 0 : 1);
        }
    }

    private void documents(Found found) {
        Map<String, Hit> hits = found.byId(Group.PASSAGES);
        List<Known<Document>> passages =
                resolved(found, Group.PASSAGES, material.catalogue().passages());
        List<Known<Document>> chosen = firstOf(passages, limits.passages(), passage -> cut(passage, hits));
        for (int place = 0; place < chosen.size(); place++) {
            Known<Document> passage = chosen.get(place);
            passage(material.catalogue().passage(passage), place, score(hits, passage), reason(hits, passage));
        }
    }

    /** Only what servers brought, in their order. */
    List<Piece> brought() {
        int place = 0;
        for (Passage passage : material.further()) {
            passage(passage, place++, 0, "brought by whoever keeps it");
        }
        return pieces();
    }

    private static <T> List<T> firstOf(List<T> all, int most, Consumer<T> rest) {
        all.stream().skip(most).forEach(rest);
        return all.stream().limit(most).toList();
    }

    private void cut(Known<Document> known, Map<String, Hit> hits) {
        String label = material.catalogue().passage(known).label();
        cuts.add(new Cut(Layer.DOCUMENTS, label, score(hits, known), "found, but others fit better"));
    }

    private void lessons(Found found, Set<String> tables) {
        Map<String, Hit> hits = found.byId(Group.LESSONS);
        TableMap map = material.catalogue().tables();
        List<Learning> near = material.lessons().stream()
                .filter(lesson -> lesson.lesson().tables().isEmpty()
                        || map.keys(lesson.lesson().tables()).stream().anyMatch(tables::contains))
                .sorted(Comparator.comparingDouble((Learning lesson) -> -lesson.confidence())
                        .thenComparingDouble(lesson -> -scoreOf(hits, lesson))
                        .thenComparingInt(Learning::number))
                .toList();
        firstOf(
                        near,
                        limits.lessons(),
                        lesson -> cuts.add(new Cut(
                                Layer.LEARNINGS, lesson.title(), scoreOf(hits, lesson), "others are more certain")))
                .forEach(lesson -> lesson(lesson, scoreOf(hits, lesson), lessonReason(hits, lesson)));
    }

    private static double scoreOf(Map<String, Hit> hits, Learning lesson) {
        Hit hit = hits.get(Lessons.idOf(lesson));
        return hit == null ? 0 : hit.score();
    }

    private static String lessonReason(Map<String, Hit> hits, Learning lesson) {
        Hit hit = hits.get(Lessons.idOf(lesson));
        if (hit != null) {
            return hit.reason();
        }
        return lesson.lesson().tables().isEmpty()
                ? ALWAYS
                : "names " + lesson.lesson().tables().getFirst();
    }

    private void table(PickedTables.Picked picked) {
        TableMap.Entry entry = picked.entry();
        int form = picked.full() ? 0 : 1;
        entry.note().ifPresent(note -> {
            List<String> forms = marked(note, Telling.table(note));
            pieces.add(Piece.of(Section.TABLES, note, picked.score(), picked.reason(), entry.place(), forms, form));
        });
        entry.live()
                .ifPresent(table -> pieces.add(new Piece(
                        Section.SCHEMA,
                        entry.shown(),
                        picked.score(),
                        picked.reason(),
                        entry.place(),
                        schemas.of(entry, table),
                        form,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty())));
    }

    private void metric(Known<Metric> metric, double score, String reason, int form) {
        pieces.add(Piece.of(
                Section.METRICS,
                metric.item(),
                score,
                reason,
                metric.place(),
                marked(metric.item(), Telling.metric(metric.item())),
                form));
    }

    private void metricsSetAside() {
        material.catalogue()
                .knowledge()
                .metricsSetAside()
                .forEach((metric, reason) -> pieces.add(new Piece(
                        Section.SET_ASIDE,
                        metric.label(),
                        0,
                        "set aside, so that nothing else is computed in its name",
                        pieces.size(),
                        Telling.setAside(metric, reason),
                        0,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty())));
    }

    private void rule(Known<dash.knowledge.BusinessRule> rule, double score, String reason) {
        Section section = rule.namesNothing() ? Section.STANDING_RULES : Section.RULES;
        pieces.add(Piece.of(
                section, rule.item(), score, reason, rule.place(), marked(rule.item(), Telling.rule(rule.item())), 0));
    }

    private void gotcha(Known<dash.knowledge.Gotcha> gotcha, double score, String reason) {
        pieces.add(Piece.of(
                Section.GOTCHAS,
                gotcha.item(),
                score,
                reason,
                gotcha.place(),
                marked(gotcha.item(), Telling.gotcha(gotcha.item())),
                0));
    }

    private void glossary(Known<dash.knowledge.GlossaryEntry> entry, double score, String reason) {
        pieces.add(Piece.of(
                Section.GLOSSARY,
                entry.item(),
                score,
                reason,
                entry.place(),
                marked(entry.item(), Telling.glossary(entry.item())),
                0));
    }

    private void pattern(Known<QueryPattern> pattern, double score, String reason, int form) {
        pieces.add(Piece.of(
                Section.PATTERNS,
                pattern.item(),
                score,
                reason,
                pattern.place(),
                marked(pattern.item(), Telling.pattern(pattern.item())),
                form));
    }

    private void passage(Passage passage, int place, double score, String reason) {
        pieces.add(new Piece(
                Section.DOCUMENTS,
                passage.label(),
                score,
                reason,
                place,
                Telling.passage(passage),
                0,
                Optional.empty(),
                Optional.of(passage),
                Optional.empty()));
    }

    private void lesson(Learning lesson, double score, String reason) {
        int place = (int) pieces.stream()
                .filter(piece -> piece.section() == Section.LEARNINGS)
                .count();
        pieces.add(new Piece(
                Section.LEARNINGS,
                lesson.title(),
                score,
                reason,
                place,
                Telling.lesson(lesson),
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.of(lesson)));
    }
}
