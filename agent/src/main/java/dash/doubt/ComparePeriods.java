package dash.doubt;

import dash.schema.Column;
import dash.statement.Expression;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/**
 * The question names a period and the statement restricts itself to another one, or to more or less than it where the
 * question names just one. Periods that only bound something ("since", "at the end of") are compared for any overlap.
 */
final class ComparePeriods implements DoubtRule.Sure {

    private static final double WEIGHT = 0.4;

    private final Clock clock;

    ComparePeriods(Clock clock) {
        this.clock = clock;
    }

    @Override
    public Stream<Doubt> inspect(Suspect suspect) {
        List<NamedPeriods.Named> named = NamedPeriods.of(
                suspect.words(), suspect.context().calendar(), suspect.context().today());
        if (named.isEmpty()) {
            return Stream.empty();
        }
        LocalDate now =
                LocalDate.now(clock.withZone(suspect.context().calendar().timeZone()));
        List<DateFilters.Restriction> restrictions = DateFilters.of(suspect.selections(), now);
        if (restrictions.isEmpty()) {
            return unrestricted(suspect, named);
        }
        if (isState(named, restrictions)) {
            return Stream.empty();
        }
        boolean elsewhere = restrictions.stream()
                .noneMatch(restriction ->
                        named.stream().anyMatch(period -> period.range().overlaps(restriction.range())));
        if (elsewhere) {
            return Stream.of(doubt(named.getFirst(), restrictions.getFirst(), "another period than"));
        }
        return isPlain(suspect, named, restrictions)
                        && isOther(
                                named.getFirst().range(),
                                restrictions.getFirst().range(),
                                suspect.context().today())
                ? Stream.of(doubt(named.getFirst(), restrictions.getFirst(), "more or less than the period"))
                : Stream.empty();
    }

    /** A single day is a state as often as a stretch: what was due, open or valid then began or ended before or after it. */
    private static boolean isState(List<NamedPeriods.Named> named, List<DateFilters.Restriction> restrictions) {
        return named.stream()
                .map(NamedPeriods.Named::range)
                .filter(DateRange::isDay)
                .anyMatch(day -> restrictions.stream()
                        .map(DateFilters.Restriction::range)
                        .anyMatch(taken -> taken.isOpen() && taken.touches(day)));
    }

    /** One period in the question, one restriction to days in a statement that does not look further back on purpose. */
    private static boolean isPlain(
            Suspect suspect, List<NamedPeriods.Named> named, List<DateFilters.Restriction> restrictions) {
        return named.size() == 1
                && named.getFirst().plain()
                && restrictions.size() == 1
                && !restrictions.getFirst().byYear()
                && !comparesRows(suspect);
    }

    /** Windows and queries in FROM may need more time than was asked for, such as the month before. */
    private static boolean comparesRows(Suspect suspect) {
        boolean windows = suspect.statement()
                .root()
                .every(Expression.Call.class)
                .anyMatch(call -> call.over().isPresent());
        boolean derived = suspect.selections().all().stream()
                .anyMatch(selection -> selection.sources().stream()
                        .anyMatch(source -> source.derived().isPresent()));
        return windows || derived;
    }

    /** A period that is not over may end today as well. */
    private static boolean isOther(DateRange asked, DateRange taken, LocalDate today) {
        boolean running = asked.overlaps(DateRange.day(today));
        boolean endsToday = taken.end()
                .map(end -> !end.isBefore(today) && !end.isAfter(today.plusDays(1)))
                .orElse(true);
        boolean sameEnd = asked.end().equals(taken.end()) || (running && endsToday);
        return !asked.start().equals(taken.start()) || !sameEnd;
    }

    /** No restriction at all, although the metric that is asked for, or a table that is read, knows its time. */
    private static Stream<Doubt> unrestricted(Suspect suspect, List<NamedPeriods.Named> named) {
        boolean timed = MetricMentions.asked(
                        suspect.words(), suspect.context().knowledge().agreedMetrics())
                .stream()
                .anyMatch(mention -> mention.metric().timeColumn().isPresent());
        boolean dated = suspect.selections().all().stream()
                .flatMap(selection -> selection.sources().stream())
                .flatMap(source -> source.table().stream())
                .flatMap(table -> table.columns().stream())
                .anyMatch(column -> isDated(suspect, column));
        boolean compares = suspect.statement()
                .root()
                .every(Expression.Literal.class)
                .anyMatch(literal -> literal.value().matches(".*(19|20)[0-9]{2}.*")
                        || literal.value().length() > 9);
        boolean relative = suspect.statement()
                .root()
                .every(Expression.SpecialValue.class)
                .findAny()
                .isPresent();
        boolean plain = named.size() == 1 && named.getFirst().plain();
        return (timed || dated)
                        && plain
                        && !compares
                        && !relative
                        && !suspect.selections().top().isEmpty()
                ? Stream.of(new Doubt(
                        Doubt.Kind.WRONG_PERIOD,
                        "The question names a period, but the SQL covers all time.",
                        "asked for " + named.getFirst().range().inWords() + "; no condition restricts a date",
                        WEIGHT,
                        "restrict the SQL to the period "
                                + named.getFirst().range().inWords()))
                : Stream.empty();
    }

    private static boolean isDated(Suspect suspect, Column column) {
        return suspect.statement().dialect().clock(column.type()).isPresent()
                || Words.of(column.name()).tokens().contains("year");
    }

    private static Doubt doubt(NamedPeriods.Named asked, DateFilters.Restriction taken, String what) {
        return new Doubt(
                Doubt.Kind.WRONG_PERIOD,
                "The SQL covers " + what + " the question names.",
                "asked for " + asked.range().inWords() + ", restricted to "
                        + taken.range().inWords(),
                WEIGHT,
                "restrict the SQL to the period " + asked.range().inWords());
    }
}
