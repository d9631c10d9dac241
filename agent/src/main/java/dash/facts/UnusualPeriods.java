package dash.facts;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Periods that stand out: far below or far above those on both sides, and farther than this series usually jumps. One or two
 * periods in a row may stand out together. A steady rise, a season, or a series that always jumps has none.
 */
final class UnusualPeriods {

    private static final int LEAST_PERIODS = 5;
    private static final int MOST = 2;
    private static final double LEAST = 0.25;
    private static final double TIMES_USUAL = 3;

    private final List<Timeline.Point> points;
    private final double[] values;

    private UnusualPeriods(List<Timeline.Point> points) {
        this.points = points;
        this.values = points.stream()
                .mapToDouble(point -> point.figure().value().doubleValue())
                .toArray();
    }

    /** The most unusual first; of periods without days, and of figures that can be negative, nothing is known. */
    static List<Fact.Unusual> of(List<Timeline.Point> points, Grain grain) {
        boolean known = points.size() >= LEAST_PERIODS
                && points.stream()
                        .allMatch(point -> point.start().isPresent()
                                && point.figure().value().signum() >= 0);
        return known ? new UnusualPeriods(points).find(grain) : List.of();
    }

    private List<Fact.Unusual> find(Grain grain) {
        return IntStream.range(0, values.length)
                .filter(at -> Math.abs(deviation(at)) >= Math.max(LEAST, TIMES_USUAL * usualWithout(at)))
                .filter(at -> points.get(at).figure().isNewsBeside(around(at), points.size()))
                .filter(at -> !isSeason(at))
                .boxed()
                .sorted(Comparator.comparingDouble((Integer at) -> -Math.abs(deviation(at))))
                .limit(MOST)
                .map(at -> fact(at, grain))
                .toList();
    }

    /** What is much the same in the year before or after is the time of the year. */
    private boolean isSeason(int at) {
        var start = points.get(at).start().orElseThrow();
        return IntStream.range(0, values.length)
                .filter(other -> {
                    var then = points.get(other).start().orElseThrow();
                    return then.equals(start.minusYears(1)) || then.equals(start.plusYears(1));
                })
                .anyMatch(other -> values[other] > 0 && Math.abs(values[at] / values[other] - 1) < LEAST);
    }

    /** How far a point is from the nearer one of its neighbours, when it is beyond both; of the last, from the two before it. */
    private double deviation(int at) {
        List<double[]> sides = new ArrayList<>();
        for (int[] pair : new int[][] {{at - 1, at + 1}, {at - 1, at + 2}, {at - 2, at + 1}}) {
            if (pair[0] >= 0 && pair[1] < values.length) {
                sides.add(new double[] {values[pair[0]], values[pair[1]]});
            }
        }
        if (at == values.length - 1) {
            sides.add(new double[] {values[at - 1], values[at - 2]});
        }
        return sides.stream()
                .mapToDouble(pair -> beyond(values[at], pair[0], pair[1]))
                .boxed()
                .max(Comparator.comparingDouble(Math::abs))
                .orElse(0.0);
    }

    private static double beyond(double value, double one, double other) {
        double low = Math.min(one, other);
        double high = Math.max(one, other);
        if (low <= 0) {
            return 0;
        }
        return value < low ? value / low - 1 : value > high ? value / high - 1 : 0;
    }

    /**
     * How far this series jumps without one of its points: one peak is no proof of a series that always does. What is left when it is
     * taken out tells, and so do the points that it is no neighbour of.
     */
    private double usualWithout(int peak) {
        double[] others = IntStream.range(0, values.length)
                .filter(at -> at != peak)
                .mapToDouble(at -> values[at])
                .toArray();
        return Math.max(
                middle(others, IntStream.range(1, others.length - 1)),
                middle(values, IntStream.range(1, values.length - 1).filter(at -> Math.abs(at - peak) > 1)));
    }

    /** The middle of how far points are from half way between their neighbours. */
    private static double middle(double[] series, IntStream places) {
        double[] off = places.filter(at -> series[at - 1] + series[at + 1] > 0)
                .mapToDouble(at -> Math.abs(2 * series[at] / (series[at - 1] + series[at + 1]) - 1))
                .sorted()
                .toArray();
        return off.length == 0 ? 0 : off[off.length / 2];
    }

    private Fact.Unusual fact(int at, Grain grain) {
        Timeline.Point point = points.get(at);
        var start = point.start().orElseThrow();
        Figure around = around(at);
        Figure figure = point.figure();
        return new Fact.Unusual(
                point.label(), start, grain.after(start), figure, around, deviation(at) < 0, figure.changeFrom(around));
    }

    /** Half way between its neighbours; at an end, between the two beside it. */
    private Figure around(int at) {
        int before = at == values.length - 1 ? at - 2 : at - 1;
        int after = at == 0 ? 2 : at == values.length - 1 ? at - 1 : at + 1;
        double around = DoubleStream.of(values[before < 0 ? 1 : before], values[after])
                .average()
                .orElse(0);
        return new Figure(BigDecimal.valueOf(around), points.get(at).figure().unit());
    }
}
