package dash.facts;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What matters in a series: where it comes from, where it went, and which of its periods can be compared at all. */
final class SeriesFacts {

    /** How many usual steps the ends of a series lie apart that goes somewhere. */
    private static final double STEPS = 2;

    private final Timeline timeline;
    private final Profile profile;
    private final List<Timeline.Point> complete;

    private SeriesFacts(Timeline timeline, Profile profile) {
        this.timeline = timeline;
        this.profile = profile;
        this.complete = timeline.points().stream()
                .filter(point -> timeline.isComplete(point, profile))
                .toList();
    }

    /** {@code addsUp} tells whether the figures of several periods make a total. */
    static List<Fact> of(Timeline timeline, Profile profile, boolean addsUp) {
        return timeline.points().isEmpty() ? List.of() : new SeriesFacts(timeline, profile).facts(addsUp);
    }

    private List<Fact> facts(boolean addsUp) {
        List<Fact> facts = new ArrayList<>();
        if (complete.size() >= 2) {
            compared(facts);
            facts.addAll(new PeriodsBeside(complete, timeline.grain(), addsUp).facts());
        }
        unfinished(facts);
        missing().ifPresent(facts::add);
        return facts;
    }

    private void compared(List<Fact> facts) {
        Timeline.Point first = complete.getFirst();
        Timeline.Point last = complete.getLast();
        facts.add(new Fact.Change(
                first.label(),
                last.label(),
                first.figure(),
                last.figure(),
                last.figure().minus(first.figure()),
                last.figure().changeFrom(first.figure())));
        Comparator<Timeline.Point> byValue =
                Comparator.comparing(point -> point.figure().value());
        Timeline.Point highest = complete.stream().max(byValue).orElse(first);
        Timeline.Point lowest = complete.stream().min(byValue).orElse(first);
        facts.add(new Fact.Highest(highest.label(), highest.figure()));
        facts.add(new Fact.Lowest(lowest.label(), lowest.figure()));
        facts.add(trend());
        if (complete.size() >= 3) {
            Timeline.Point before = complete.get(complete.size() - 2);
            facts.add(new Fact.LatestStep(
                    before.label(),
                    last.label(),
                    last.figure().minus(before.figure()),
                    last.figure().changeFrom(before.figure()),
                    last.figure().isNewsBeside(before.figure())));
            facts.add(average());
            turningPoint(highest, lowest).ifPresent(facts::add);
            timeline.grain().map(grain -> UnusualPeriods.of(complete, grain)).ifPresent(facts::addAll);
        }
    }

    private Fact trend() {
        int ups = 0;
        int downs = 0;
        for (int at = 1; at < complete.size(); at++) {
            int step = complete.get(at)
                    .figure()
                    .value()
                    .compareTo(complete.get(at - 1).figure().value());
            ups += step > 0 ? 1 : 0;
            downs += step < 0 ? 1 : 0;
        }
        Fact.Direction direction = ups == 0 && downs == 0
                ? Fact.Direction.FLAT
                : downs == 0 ? Fact.Direction.RISING : ups == 0 ? Fact.Direction.FALLING : Fact.Direction.UNEVEN;
        return new Fact.Trend(direction, ups, downs, direction != Fact.Direction.UNEVEN || isClear());
    }

    /** The ends are farther apart than two neighbours usually are, and than chance takes counts. */
    private boolean isClear() {
        Figure first = complete.getFirst().figure();
        Figure last = complete.getLast().figure();
        double[] steps = IntStream.range(1, complete.size())
                .mapToDouble(at -> complete.get(at)
                        .figure()
                        .value()
                        .subtract(complete.get(at - 1).figure().value())
                        .abs()
                        .doubleValue())
                .sorted()
                .toArray();
        double apart = last.value().subtract(first.value()).abs().doubleValue();
        return last.isNewsBeside(first) && apart >= STEPS * steps[steps.length / 2];
    }

    private Fact average() {
        BigDecimal sum =
                complete.stream().map(point -> point.figure().value()).reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal mean = sum.divide(BigDecimal.valueOf(complete.size()), MathContext.DECIMAL64);
        return new Fact.Average(new Figure(mean, complete.getFirst().figure().unit()), complete.size());
    }

    /** A peak or a low inside the series that all steps before lead to and all steps after lead away from. */
    private Optional<Fact> turningPoint(Timeline.Point highest, Timeline.Point lowest) {
        return turn(highest, true).or(() -> turn(lowest, false));
    }

    private Optional<Fact> turn(Timeline.Point point, boolean peak) {
        int at = complete.indexOf(point);
        boolean inside = at >= 2 && at <= complete.size() - 3;
        return inside && runs(0, at, peak ? 1 : -1) && runs(at, complete.size() - 1, peak ? -1 : 1)
                ? Optional.of(new Fact.TurningPoint(point.label(), point.figure(), peak))
                : Optional.empty();
    }

    private boolean runs(int from, int to, int direction) {
        for (int at = from; at < to; at++) {
            int step = complete.get(at + 1)
                    .figure()
                    .value()
                    .compareTo(complete.get(at).figure().value());
            if (Integer.signum(step) == -direction) {
                return false;
            }
        }
        return true;
    }

    private void unfinished(List<Fact> facts) {
        Timeline.Point first = timeline.points().getFirst();
        Timeline.Point last = timeline.points().getLast();
        if (!timeline.isComplete(first, profile) && !first.equals(last)) {
            facts.add(new Fact.Unfinished(first.label(), first.figure(), false));
        }
        if (!timeline.isComplete(last, profile)) {
            facts.add(new Fact.Unfinished(last.label(), last.figure(), true));
        }
    }

    private Optional<Fact> missing() {
        List<Timeline.Point> points = timeline.points();
        Optional<Grain> grain = timeline.grain();
        if (!profile.everyPeriod()
                || grain.isEmpty()
                || points.stream().anyMatch(point -> point.start().isEmpty())) {
            return Optional.empty();
        }
        LocalDate from = points.getFirst().start().orElseThrow();
        long expected = grain.get().between(from, points.getLast().start().orElseThrow()) + 1;
        long distinct = points.stream().map(Timeline.Point::order).distinct().count();
        if (expected <= distinct || profile.rows().truncated()) {
            return Optional.empty();
        }
        List<LocalDate> starts =
                points.stream().map(point -> point.start().orElseThrow()).toList();
        LocalDate missing = from;
        while (starts.contains(missing)) {
            missing = grain.get().after(missing);
        }
        return Optional.of(new Fact.Missing(PeriodNames.of(missing, grain.get()), (int) (expected - distinct)));
    }
}
