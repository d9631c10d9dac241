package dash.benchmarks.retrieval;

import dash.index.LuceneIndex;
import dash.schema.RelationName;
import dash.search.Hit;
import dash.search.Hit.Way;
import dash.search.SearchDocument.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/** Asks every question once for the figures, after a round to warm up. */
final class Measurement {

    private static final int DEEPEST = 10;

    /**
     * How well one way of searching did.
     *
     * @param recallAt5 the share of a question's gold tables among the first five, averaged over the questions
     * @param allAt10 the share of questions all of whose gold tables are among the first ten
     */
    record Figures(
            double recallAt5,
            double recallAt10,
            double allAt5,
            double allAt10,
            double medianMillis,
            double p95Millis) {}

    private final LuceneIndex index;

    Measurement(LuceneIndex index) {
        this.index = index;
    }

    Figures ask(List<GoldTables.Asked> questions, Set<Way> ways, BiConsumer<GoldTables.Asked, List<Hit>> missed) {
        questions.forEach(asked -> find(asked, ways));
        double[] sums = new double[4];
        List<Double> millis = new ArrayList<>();
        for (GoldTables.Asked asked : questions) {
            long before = System.nanoTime();
            List<Hit> hits = find(asked, ways);
            millis.add((System.nanoTime() - before) / 1e6);
            double five = share(asked, hits, 5);
            double ten = share(asked, hits, DEEPEST);
            sums[0] += five;
            sums[1] += ten;
            sums[2] += five == 1 ? 1 : 0;
            sums[3] += ten == 1 ? 1 : 0;
            if (ten < 1) {
                missed.accept(asked, hits);
            }
        }
        double[] sorted =
                millis.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        double[] averages =
                Arrays.stream(sums).map(sum -> sum / questions.size()).toArray();
        return new Figures(
                averages[0],
                averages[1],
                averages[2],
                averages[3],
                sorted[sorted.length / 2],
                sorted[(int) (sorted.length * 0.95)]);
    }

    private List<Hit> find(GoldTables.Asked asked, Set<Way> ways) {
        return index.search(asked.text(), Set.of(Kind.TABLE), DEEPEST, ways);
    }

    private static double share(GoldTables.Asked asked, List<Hit> hits, int depth) {
        List<String> first =
                hits.stream().limit(depth).flatMap(hit -> hit.tables().stream()).toList();
        long found = asked.gold().stream()
                .map(RelationName::toString)
                .filter(first::contains)
                .count();
        return (double) found / asked.gold().size();
    }
}
