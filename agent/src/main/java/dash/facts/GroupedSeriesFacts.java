package dash.facts;

import dash.execute.Cell;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What matters in a series of several groups: how the total went, and which group is largest. */
final class GroupedSeriesFacts {

    private GroupedSeriesFacts() {}

    static List<Fact> of(Profile profile, Shape.GroupedSeries shape) {
        if (!profile.addsUp(shape.measure()) || !profile.complete()) {
            return List.of();
        }
        Timeline all = Timeline.of(profile, shape.period(), shape.measure());
        Map<String, Timeline.Point> totals = new LinkedHashMap<>();
        all.points().forEach(point -> totals.merge(point.order(), point, GroupedSeriesFacts::plus));
        List<Fact> facts = new ArrayList<>(groups(profile, shape));
        if (all.points().stream().allMatch(point -> point.start().isPresent())) {
            facts.addAll(SeriesFacts.of(Timeline.of(List.copyOf(totals.values()), all.grain()), profile, true));
        }
        facts.removeIf(Fact.Missing.class::isInstance);
        return facts;
    }

    private static Timeline.Point plus(Timeline.Point one, Timeline.Point other) {
        Figure sum = new Figure(
                one.figure().value().add(other.figure().value()), one.figure().unit());
        return new Timeline.Point(one.label(), one.start(), one.order(), sum);
    }

    private static List<Fact> groups(Profile profile, Shape.GroupedSeries shape) {
        Map<String, BigDecimal> sums = new LinkedHashMap<>();
        PeriodNames names = PeriodNames.ofColumn(profile.rows(), shape.group());
        IntStream.range(0, profile.rows().count()).forEach(row -> {
            List<Cell> cells = profile.rows().rows().get(row);
            sums.merge(names.of(cells.get(shape.group())), Cells.number(cells.get(shape.measure())), BigDecimal::add);
        });
        Unit unit = profile.unit(shape.measure());
        BigDecimal total = sums.values().stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        List<Map.Entry<String, BigDecimal>> bySize = sums.entrySet().stream()
                .sorted(Map.Entry.<String, BigDecimal>comparingByValue().reversed())
                .toList();
        if (bySize.size() == 2
                && bySize.getFirst().getValue().compareTo(bySize.getLast().getValue()) != 0) {
            return List.of(RankingFacts.comparison(
                    bySize.getFirst().getKey(),
                    new Figure(bySize.getFirst().getValue(), unit),
                    bySize.getLast().getKey(),
                    new Figure(bySize.getLast().getValue(), unit)));
        }
        return sums.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .flatMap(largest -> new Figure(largest.getValue(), unit)
                        .shareOf(new Figure(total, unit))
                        .map(share -> List.<Fact>of(
                                new Fact.Leader(
                                        largest.getKey(),
                                        profile.rows()
                                                .columns()
                                                .get(shape.measure())
                                                .name(),
                                        new Figure(largest.getValue(), unit),
                                        List.of()),
                                new Fact.ShareOfTotal(share, new Figure(total, unit)))))
                .orElse(List.of());
    }
}
