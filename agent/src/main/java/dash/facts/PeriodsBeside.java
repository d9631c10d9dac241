package dash.facts;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sets the periods of a series beside those they are naturally compared with: a year before, the other year, the other stretch. */
final class PeriodsBeside {

    private static final int WORTH_A_TOTAL = 3;

    private final List<Timeline.Point> points;
    private final Optional<Grain> grain;
    private final boolean addsUp;

    /** {@code points} are the complete periods, in the order of time. */
    PeriodsBeside(List<Timeline.Point> points, Optional<Grain> grain, boolean addsUp) {
        this.points = points;
        this.grain = grain;
        this.addsUp = addsUp;
    }

    List<Fact> facts() {
        List<Fact> facts = new ArrayList<>();
        if (addsUp && points.size() >= WORTH_A_TOTAL) {
            facts.add(new Fact.Total(sum(points), points.size()));
        }
        if (grain.isPresent() && points.stream().allMatch(point -> point.start().isPresent())) {
            years().or(this::stretches).ifPresent(facts::add);
            yearBefore().ifPresent(facts::add);
        }
        return facts;
    }

    private static LocalDate start(Timeline.Point point) {
        return point.start().orElseThrow();
    }

    private LocalDate after(Timeline.Point point) {
        return grain.orElseThrow().after(start(point));
    }

    /** The newest period beside the same one a year before; of days, chance would be told. */
    private Optional<Fact> yearBefore() {
        Timeline.Point last = points.getLast();
        Grain steps = grain.orElseThrow();
        if (steps == Grain.YEAR || steps == Grain.DAY) {
            return Optional.empty();
        }
        LocalDate then =
                steps == Grain.WEEK ? start(last).minusWeeks(52) : start(last).minusYears(1);
        return points.stream()
                .filter(point -> start(point).equals(then))
                .findFirst()
                .map(before -> Fact.Against.of(
                        Fact.With.YEAR_BEFORE, last.label(), last.figure(), before.label(), before.figure()));
    }

    /** A series of nothing but whole calendar years is those years. */
    private Optional<Fact> years() {
        boolean whole = addsUp
                && grain.orElseThrow() != Grain.YEAR
                && start(points.getFirst()).getDayOfYear() == 1
                && after(points.getLast()).getDayOfYear() == 1
                && runs().size() == 1;
        int last = start(points.getLast()).getYear();
        List<Timeline.Point> now = of(last);
        List<Timeline.Point> before = of(last - 1);
        return whole && !before.isEmpty()
                ? Optional.of(Fact.Against.of(
                        Fact.With.YEARS, Integer.toString(last), sum(now), Integer.toString(last - 1), sum(before)))
                : Optional.empty();
    }

    private List<Timeline.Point> of(int year) {
        return points.stream().filter(point -> start(point).getYear() == year).toList();
    }

    /** Two stretches of equally many periods with a gap between them. */
    private Optional<Fact> stretches() {
        List<List<Timeline.Point>> runs = runs();
        boolean two = runs.size() == 2
                && runs.getFirst().size() == runs.getLast().size()
                && (addsUp || runs.getFirst().size() == 1);
        return two
                ? Optional.of(Fact.Against.of(
                        Fact.With.STRETCHES,
                        name(runs.getLast()),
                        sum(runs.getLast()),
                        name(runs.getFirst()),
                        sum(runs.getFirst())))
                : Optional.empty();
    }

    private List<List<Timeline.Point>> runs() {
        List<List<Timeline.Point>> runs = new ArrayList<>();
        for (Timeline.Point point : points) {
            if (runs.isEmpty() || !after(runs.getLast().getLast()).equals(start(point))) {
                runs.add(new ArrayList<>());
            }
            runs.getLast().add(point);
        }
        return runs;
    }

    private String name(List<Timeline.Point> run) {
        LocalDate from = start(run.getFirst());
        LocalDate before = after(run.getLast());
        for (Grain longer : List.of(Grain.YEAR, Grain.QUARTER, Grain.MONTH)) {
            boolean fits = longer.after(from).equals(before)
                    && from.getDayOfMonth() == 1
                    && (longer != Grain.YEAR || from.getMonthValue() == 1)
                    && (longer != Grain.QUARTER || from.getMonthValue() % 3 == 1);
            if (fits) {
                return PeriodNames.of(from, longer);
            }
        }
        String first = run.getFirst().label();
        return run.size() == 1 ? first : first + " to " + run.getLast().label();
    }

    private static Figure sum(List<Timeline.Point> points) {
        BigDecimal sum = points.stream().map(point -> point.figure().value()).reduce(BigDecimal.ZERO, BigDecimal::add);
        return new Figure(sum, points.getFirst().figure().unit());
    }
}
