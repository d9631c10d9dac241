package dash.context;

import dash.context.Found.Group;
import dash.knowledge.Metric;
import dash.knowledge.QueryPattern;
import dash.search.Hit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which tables a question needs: those that were found, those that a metric or query pattern that was found reads, and
 * those that join them. The last are told without their notes, so that a join is possible and cheap.
 */
final class PickedTables {

    /** So many of the best are told in full for being found alone. */
    private static final int SURE = 3;

    private static final int METRICS_THAT_BRING_TABLES = 3;
    private static final int PATTERNS_THAT_BRING_TABLES = 2;
    private static final int MOST_JOINED = 8;

    /** A table and why. */
    record Picked(TableMap.Entry entry, double score, String reason, boolean full) {}

    private final Catalogue catalogue;
    private final ContextLimits limits;
    private final Map<String, Picked> picked = new LinkedHashMap<>();
    private final List<Cut> cuts = new ArrayList<>();

    PickedTables(Catalogue catalogue, ContextLimits limits) {
        this.catalogue = catalogue;
        this.limits = limits;
    }

    /** Without a search everything is picked; the budget will tell. */
    PickedTables pick(Found found, List<Known<Metric>> metrics, List<Known<QueryPattern>> patterns) {
        Optional<List<Hit>> hits = found.of(Group.TABLES);
        if (hits.isEmpty()) {
            catalogue.tables().all().forEach(entry -> add(entry.key(), 0, Picking.UNSEARCHED, true));
            return this;
        }
        Map<String, Hit> byTable = new LinkedHashMap<>();
        hits.get().forEach(hit -> hit.tables().forEach(table -> byTable.putIfAbsent(keyOf(table), hit)));
        Map<String, Double> scores = new HashMap<>();
        byTable.forEach((key, hit) -> scores.put(key, hit.score()));
        List<String> ranked = List.copyOf(byTable.keySet());
        ranked.stream().limit(Math.min(SURE, limits.tables())).forEach(key -> add(key, byTable, true));
        metrics.stream()
                .limit(METRICS_THAT_BRING_TABLES)
                .forEach(metric -> addAll(
                        catalogue.needsOf(metric),
                        scores,
                        "metric " + metric.item().name() + " reads it"));
        patterns.stream()
                .limit(PATTERNS_THAT_BRING_TABLES)
                .forEach(pattern -> addAll(
                        pattern.tables(),
                        scores,
                        "query pattern " + pattern.item().name() + " reads it"));
        ranked.stream().limit(limits.tables()).forEach(key -> add(key, byTable, false));
        join(scores);
        ranked.stream()
                .filter(key -> !picked.containsKey(key))
                .flatMap(key -> catalogue.tables().find(key).stream())
                .forEach(entry -> cut(entry, scores, "found, but others fit better"));
        return this;
    }

    private String keyOf(String table) {
        return catalogue.tables().keyOf(table);
    }

    private void add(String key, Map<String, Hit> hits, boolean full) {
        Optional.ofNullable(hits.get(key)).ifPresent(hit -> add(key, hit.score(), hit.reason(), full));
    }

    private void addAll(Collection<String> keys, Map<String, Double> scores, String reason) {
        catalogue
                .tables()
                .among(keys)
                .forEach(entry -> add(entry.key(), scores.getOrDefault(entry.key(), 0.0), reason, true));
    }

    private void add(String key, double score, String reason, boolean full) {
        if (!picked.containsKey(key)) {
            catalogue.tables().find(key).ifPresent(entry -> picked.put(key, new Picked(entry, score, reason, full)));
        }
    }

    /** Those that join most of the picked ones first, and among equals those that were found at all. */
    private void join(Map<String, Double> scores) {
        Map<String, Set<String>> joined = new LinkedHashMap<>();
        List<Picked> before = List.copyOf(picked.values());
        for (Picked table : before) {
            for (String other : catalogue.tables().joined(table.entry().key())) {
                if (!picked.containsKey(other)) {
                    joined.computeIfAbsent(other, unseen -> new LinkedHashSet<>())
                            .add(table.entry().shown());
                }
            }
        }
        List<String> ranked = joined.keySet().stream()
                .sorted(java.util.Comparator.comparingInt((String key) ->
                                -joined.getOrDefault(key, Set.of()).size())
                        .thenComparingDouble(key -> -scores.getOrDefault(key, 0.0))
                        .thenComparing(key -> key))
                .toList();
        for (int index = 0; index < ranked.size(); index++) {
            String key = ranked.get(index);
            String reason = "joins " + String.join(", ", joined.getOrDefault(key, Set.of()));
            if (index < MOST_JOINED) {
                add(key, scores.getOrDefault(key, 0.0), reason, false);
            } else {
                catalogue.tables().find(key).ifPresent(entry -> cut(entry, scores, reason + ", as others do"));
            }
        }
    }

    private void cut(TableMap.Entry entry, Map<String, Double> scores, String reason) {
        Cut cut = new Cut(
                entry.live().isPresent() ? Layer.SCHEMA : Layer.TABLES,
                entry.shown(),
                scores.getOrDefault(entry.key(), 0.0),
                reason);
        if (cuts.stream().noneMatch(other -> other.name().equals(cut.name()))) {
            cuts.add(cut);
        }
    }

    List<Picked> all() {
        return List.copyOf(picked.values());
    }

    Set<String> keys() {
        return Set.copyOf(picked.keySet());
    }

    Set<String> fullKeys() {
        Set<String> full = new LinkedHashSet<>();
        picked.forEach((key, table) -> {
            if (table.full()) {
                full.add(key);
            }
        });
        return full;
    }

    List<Cut> cuts() {
        return List.copyOf(cuts);
    }
}
