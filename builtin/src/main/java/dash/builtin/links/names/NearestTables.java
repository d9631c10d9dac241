package dash.builtin.links.names;

import dash.schema.RelationName;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.IntStream;

/** Keeps, of all that the words of a question may name, the best of each span among the tables that it is nearest to. */
final class NearestTables {

    /** So many tables are looked at for one question; a schema of thousands must not be slower than one of ten. */
    private static final int MOST_TABLES = 24;

    private static final int MOST_FOR_A_SPAN = 8;
    private static final double BESIDE = 0.35;

    private record Worth(RelationName table, double sum) {}

    /** The nearest last, so that the first can be given up for a nearer one. */
    private static final Comparator<Worth> NEARER =
            Comparator.comparingDouble(Worth::sum).thenComparing(Worth::table, Comparator.reverseOrder());

    private NearestTables() {}

    /** @param tokens how many words the question has */
    static List<NameLink> of(List<NameLink> links, int tokens) {
        Map<RelationName, Double> worth = new HashMap<>();
        shares(links, tokens).forEach((table, shares) -> worth.put(table, sum(shares)));
        Set<RelationName> chosen = nearest(worth);
        return bestOfSpans(
                worth,
                links.stream()
                        .filter(link -> chosen.contains(link.target().table().name()))
                        .toList());
    }

    /** How well each table explains each token, and behind those how well the table itself is named there. */
    private static Map<RelationName, double[]> shares(List<NameLink> links, int tokens) {
        Map<RelationName, double[]> shares = new HashMap<>();
        for (NameLink link : links) {
            double[] own = shares.computeIfAbsent(link.target().table().name(), table -> new double[2 * tokens]);
            double share = Math.max(0.05, 1 - link.cost());
            for (int index = link.from(); index < link.to(); index++) {
                own[index] = Math.max(own[index], share);
            }
            if (link.target() instanceof Target.OfTable) {
                own[tokens + link.from()] = Math.max(own[tokens + link.from()], share);
            }
        }
        return shares;
    }

    private static double sum(double[] shares) {
        double sum = 0;
        for (double share : shares) {
            sum += share;
        }
        return sum;
    }

    private static Set<RelationName> nearest(Map<RelationName, Double> worth) {
        PriorityQueue<Worth> nearest = new PriorityQueue<>(NEARER);
        worth.forEach((table, sum) -> {
            nearest.add(new Worth(table, sum));
            if (nearest.size() > MOST_TABLES) {
                nearest.poll();
            }
        });
        Set<RelationName> chosen = new HashSet<>();
        nearest.forEach(each -> chosen.add(each.table()));
        return chosen;
    }

    /** Where something is called just so, what is only called alike is hardly meant. */
    private static NameLink besideExact(NameLink link, Set<Integer> exact) {
        boolean covered =
                link.cost() > 0.09 && IntStream.range(link.from(), link.to()).allMatch(exact::contains);
        return covered
                ? new NameLink(link.from(), link.to(), link.target(), link.cost() + BESIDE, link.plural())
                : link;
    }

    private static List<NameLink> bestOfSpans(Map<RelationName, Double> worth, List<NameLink> links) {
        Set<Integer> exact = new HashSet<>();
        links.stream()
                .filter(link -> link.cost() < 0.01 && link.target() instanceof Target.OfTable)
                .forEach(link -> IntStream.range(link.from(), link.to()).forEach(exact::add));
        Map<String, NameLink> best = new LinkedHashMap<>();
        links.stream()
                .map(link -> besideExact(link, exact))
                .sorted(Comparator.comparingDouble(NameLink::cost)
                        .thenComparingDouble(link ->
                                -worth.getOrDefault(link.target().table().name(), 0.0))
                        .thenComparing(link -> link.target().label()))
                .forEach(link -> best.putIfAbsent(
                        link.from() + "-" + link.to() + link.target().label(), link));
        Map<String, Integer> counts = new HashMap<>();
        return best.values().stream()
                .filter(link -> counts.merge(link.from() + "-" + link.to(), 1, Integer::sum) <= MOST_FOR_A_SPAN)
                .toList();
    }
}
