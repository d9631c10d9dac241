package dash.facts;

import dash.execute.Cell;
import dash.execute.Rows;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Computes the facts that matter for the shape of a result. Pure; safe for many threads. */
public final class FactFinder {

    /**
     * @param units the unit of each result column that has one, by column name
     * @param additive the columns whose values add up to something: plain sums and counts
     * @param complete whether the rows are everything the question is about: no LIMIT, nothing truncated
     */
    public List<Fact> find(Rows rows, Map<String, String> units, boolean complete, Set<String> additive) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact.RowCount(rows.count(), complete));
        switch (Shape.of(rows)) {
            case Shape.Nothing nothing -> {}
            case Shape.Listing listing -> {}
            case Shape.SingleValue(int measure) -> facts.add(value(rows, measure, units));
            case Shape.Series(int period, int measure) -> facts.addAll(series(rows, period, measure, units));
            case Shape.Ranking(int label, int measure, boolean largestFirst) ->
                facts.addAll(ranking(
                        rows,
                        measure,
                        units,
                        complete
                                && largestFirst
                                && additive.contains(rows.columns().get(measure).name())));
        }
        return List.copyOf(facts);
    }

    private static Fact value(Rows rows, int measure, Map<String, String> units) {
        return new Fact.Value(rows.columns().get(measure).name(), figure(rows, 0, measure, units));
    }

    private static List<Fact> ranking(Rows rows, int measure, Map<String, String> units, boolean sharesMakeSense) {
        Figure first = figure(rows, 0, measure, units);
        int tied = (int) rows.column(measure).stream()
                        .filter(cell -> number(cell).compareTo(first.value()) == 0)
                        .count()
                - 1;
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact.Leader(labelOf(rows, 0), rows.columns().get(measure).name(), first, tied));
        if (tied == 0) {
            Figure second = figure(rows, 1, measure, units);
            facts.add(new Fact.Lead(labelOf(rows, 1), first.minus(second).absolute()));
        }
        if (sharesMakeSense && addsUp(first.unit())) {
            share(rows, measure, first).ifPresent(facts::add);
        }
        return facts;
    }

    /** Rows that are told apart by two columns are named by both. */
    private static String labelOf(Rows rows, int row) {
        return Shape.labels(rows).stream()
                .map(column -> PeriodNames.ofColumn(rows, column)
                        .of(rows.rows().get(row).get(column)))
                .collect(Collectors.joining(" / "));
    }

    /** Shares and rates do not add up to anything. */
    private static boolean addsUp(Unit unit) {
        return switch (unit) {
            case Unit.Money money -> true;
            case Unit.Cents cents -> true;
            case Unit.Things things -> true;
            case Unit.Percent percent -> false;
            case Unit.Ratio ratio -> false;
            case Unit.Plain plain -> false;
        };
    }

    private static Optional<Fact> share(Rows rows, int measure, Figure first) {
        List<BigDecimal> numbers =
                rows.column(measure).stream().map(FactFinder::number).toList();
        BigDecimal total = numbers.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        if (total.signum() <= 0 || numbers.stream().anyMatch(number -> number.signum() < 0)) {
            return Optional.empty();
        }
        BigDecimal share = first.value().divide(total, MathContext.DECIMAL64);
        return Optional.of(new Fact.ShareOfTotal(new Figure(share, new Unit.Ratio()), new Figure(total, first.unit())));
    }

    private static List<Fact> series(Rows rows, int period, int measure, Map<String, String> units) {
        PeriodNames names = PeriodNames.ofColumn(rows, period);
        List<Point> points = new ArrayList<>();
        for (int row = 0; row < rows.count(); row++) {
            Cell cell = rows.rows().get(row).get(measure);
            if (cell instanceof Cell.Numeric) {
                Cell at = rows.rows().get(row).get(period);
                points.add(new Point(order(at), names.of(at), figure(rows, row, measure, units)));
            }
        }
        points.sort(Comparator.comparing(Point::order));
        Point first = points.getFirst();
        Point last = points.getLast();
        Comparator<Point> byValue = Comparator.comparing(point -> point.figure().value());
        Point highest = points.stream().max(byValue).orElse(first);
        Point lowest = points.stream().min(byValue).orElse(first);
        return List.of(
                new Fact.Change(
                        first.label(),
                        last.label(),
                        first.figure(),
                        last.figure(),
                        last.figure().minus(first.figure()),
                        percentChange(first.figure().value(), last.figure().value())),
                new Fact.Highest(highest.label(), highest.figure()),
                new Fact.Lowest(lowest.label(), lowest.figure()));
    }

    private record Point(String order, String label, Figure figure) {}

    /** Texts of one form sort as they are; numbers have to be made equally long first. */
    private static String order(Cell period) {
        return period instanceof Cell.Numeric
                ? "0".repeat(Math.max(0, 6 - period.plain().length())) + period.plain()
                : period.plain();
    }

    private static String percentChange(BigDecimal from, BigDecimal to) {
        if (from.signum() <= 0) {
            return "";
        }
        BigDecimal ratio = to.subtract(from).divide(from, MathContext.DECIMAL64);
        return new Figure(ratio.abs(), new Unit.Ratio()).inWords();
    }

    private static Figure figure(Rows rows, int row, int measure, Map<String, String> units) {
        String unit = units.getOrDefault(rows.columns().get(measure).name(), "");
        return new Figure(number(rows.rows().get(row).get(measure)), Unit.read(unit));
    }

    private static BigDecimal number(Cell cell) {
        return cell instanceof Cell.Numeric(BigDecimal value) ? value : BigDecimal.ZERO;
    }
}
