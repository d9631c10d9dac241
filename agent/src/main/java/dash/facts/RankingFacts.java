package dash.facts;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What matters in a ranking: who leads by how much, how much of the whole that is, who comes last. */
final class RankingFacts {

    /** Below this many rows, saying how few hold most of the total says nothing new. */
    private static final int WORTH_CONCENTRATING = 8;

    private static final BigDecimal MOST = new BigDecimal("0.5");

    /** One row of the ranking. */
    private record Entry(String label, Figure figure) {}

    private final Profile profile;
    private final int measure;
    private final boolean largestFirst;
    private final List<Entry> entries;

    private RankingFacts(Profile profile, int label, int measure, boolean largestFirst) {
        this.profile = profile;
        this.measure = measure;
        this.largestFirst = largestFirst;
        List<Integer> labels = Shape.labels(profile.rows(), label);
        Comparator<Entry> bySize = Comparator.comparing(entry -> entry.figure().value());
        this.entries = IntStream.range(0, profile.rows().count())
                .filter(row -> profile.rows().rows().get(row).get(measure) instanceof Cell.Numeric)
                .mapToObj(row -> new Entry(profile.label(row, labels), profile.figure(row, measure)))
                .sorted(largestFirst ? bySize.reversed() : bySize)
                .toList();
    }

    static List<Fact> of(Profile profile, int label, int measure, boolean largestFirst) {
        RankingFacts ranking = new RankingFacts(profile, label, measure, largestFirst);
        return ranking.entries.size() == 2 && profile.complete() ? ranking.two() : ranking.several();
    }

    private List<Fact> two() {
        Entry high = entries.get(largestFirst ? 0 : 1);
        Entry low = entries.get(largestFirst ? 1 : 0);
        if (high.figure().value().compareTo(low.figure().value()) == 0) {
            return several();
        }
        List<Fact> facts = new ArrayList<>();
        Optional<Figure> times = low.figure().value().signum() > 0
                ? Optional.of(new Figure(
                        high.figure().value().divide(low.figure().value(), MathContext.DECIMAL64), new Unit.Plain()))
                : Optional.empty();
        facts.add(new Fact.Comparison(
                high.label(),
                high.figure(),
                low.label(),
                low.figure(),
                high.figure().minus(low.figure()),
                times));
        total().flatMap(total -> high.figure().shareOf(total).map(share -> new Fact.ShareOfTotal(share, total)))
                .ifPresent(facts::add);
        return facts;
    }

    private List<Fact> several() {
        Entry first = entries.getFirst();
        List<String> tied = entries.stream()
                .skip(1)
                .filter(entry -> entry.figure().value().compareTo(first.figure().value()) == 0)
                .map(Entry::label)
                .toList();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact.Leader(
                first.label(), profile.rows().columns().get(measure).name(), first.figure(), tied));
        if (tied.isEmpty() && entries.size() > 1) {
            Entry second = entries.get(1);
            facts.add(new Fact.Lead(
                    second.label(), first.figure().minus(second.figure()).absolute()));
        }
        if (largestFirst) {
            total().ifPresent(total -> shares(first, total, facts));
        }
        if (profile.complete() && entries.size() > 2 && tied.size() < entries.size() - 1) {
            facts.add(new Fact.Trailer(
                    entries.getLast().label(), entries.getLast().figure()));
        }
        return facts;
    }

    private void shares(Entry first, Figure total, List<Fact> facts) {
        first.figure().shareOf(total).ifPresent(share -> facts.add(new Fact.ShareOfTotal(share, total)));
        if (entries.size() < WORTH_CONCENTRATING) {
            return;
        }
        BigDecimal sum = BigDecimal.ZERO;
        for (int top = 1; top <= entries.size() / 3; top++) {
            sum = sum.add(entries.get(top - 1).figure().value());
            Figure share = new Figure(sum, total.unit()).shareOf(total).orElseThrow();
            if (top > 1 && share.value().compareTo(MOST) >= 0) {
                facts.add(new Fact.Concentration(top, entries.size(), share));
                return;
            }
        }
    }

    /** The sum of all rows, where they are all there are, add up to something, and none takes away from it. */
    private Optional<Figure> total() {
        boolean adds = profile.complete()
                && profile.addsUp(measure)
                && entries.stream().noneMatch(entry -> entry.figure().value().signum() < 0);
        BigDecimal sum = entries.stream().map(entry -> entry.figure().value()).reduce(BigDecimal.ZERO, BigDecimal::add);
        return adds && sum.signum() > 0 ? Optional.of(new Figure(sum, profile.unit(measure))) : Optional.empty();
    }
}
