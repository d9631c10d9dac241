package dash.facts;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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
        if (ranking.entries.isEmpty()) {
            return List.of();
        }
        return ranking.entries.size() == 2 && profile.complete() ? ranking.two() : ranking.several();
    }

    /** Who comes first and who next, of however many. */
    static List<Fact> head(Profile profile, Shape.Ranking shape) {
        return new RankingFacts(profile, shape.label(), shape.measure(), shape.largestFirst()).several();
    }

    private List<Fact> two() {
        Entry high = entries.get(largestFirst ? 0 : 1);
        Entry low = entries.get(largestFirst ? 1 : 0);
        if (high.figure().value().compareTo(low.figure().value()) == 0) {
            return several();
        }
        List<Fact> facts = new ArrayList<>();
        facts.add(comparison(high.label(), high.figure(), low.label(), low.figure()));
        total().flatMap(total -> high.figure().shareOf(total).map(share -> new Fact.ShareOfTotal(share, total)))
                .ifPresent(facts::add);
        return facts;
    }

    static Fact.Comparison comparison(String higher, Figure high, String lower, Figure low) {
        Optional<Figure> times = low.value().signum() > 0
                ? Optional.of(new Figure(high.value().divide(low.value(), MathContext.DECIMAL64), new Unit.Plain()))
                : Optional.empty();
        return new Fact.Comparison(higher, high, lower, low, high.minus(low), high.changeFrom(low), times);
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
                    second.label(),
                    second.figure(),
                    first.figure().minus(second.figure()).absolute()));
        }
        total().ifPresent(total -> shares(first, total, facts));
        if (profile.complete() && entries.size() > 2 && tied.size() < entries.size() - 1) {
            facts.add(new Fact.Trailer(
                    entries.getLast().label(), entries.getLast().figure()));
        }
        if (profile.complete()) {
            level().ifPresent(facts::add);
        }
        return facts;
    }

    /** The figure that most of many rows have. */
    private Optional<Fact> level() {
        Map<BigDecimal, Long> often = entries.stream()
                .collect(Collectors.groupingBy(
                        entry -> entry.figure().value().stripTrailingZeros(), Collectors.counting()));
        return often.entrySet().stream()
                .filter(entry -> entries.size() >= FactFinder.MANY && entry.getValue() * 2 >= entries.size())
                .max(Map.Entry.comparingByValue())
                .map(most -> new Fact.Level(
                        new Figure(most.getKey(), profile.unit(measure)),
                        most.getValue().intValue(),
                        entries.size()));
    }

    private void shares(Entry first, Figure total, List<Fact> facts) {
        facts.add(new Fact.Total(total, entries.size()));
        first.figure().shareOf(total).ifPresent(share -> facts.add(new Fact.ShareOfTotal(share, total)));
        if (entries.size() < WORTH_CONCENTRATING || !largestFirst) {
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
