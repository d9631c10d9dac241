package dash.doubt;

import dash.execute.Cell;
import dash.knowledge.RefreshFrequency;
import dash.knowledge.TableKnowledge;
import dash.schema.Table;
import dash.statement.Dialect;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A table that should have been refreshed by now and was not, judged by the newest value of its freshness column. */
final class CheckFreshness implements DoubtRule.Sure {

    private static final double WEIGHT = 0.15;
    private static final int MOST_TABLES = 3;
    private static final BigDecimal MILLISECONDS = BigDecimal.valueOf(100_000_000_000L);

    @Override
    public Stream<Doubt> inspect(Suspect suspect) {
        LocalDate today = suspect.context().today();
        List<DateFilters.Restriction> restrictions = DateFilters.of(suspect.selections(), today);
        return suspect.selections().all().stream()
                .flatMap(selection -> selection.sources().stream())
                .flatMap(source -> source.table().stream())
                .distinct()
                .limit(MOST_TABLES)
                .flatMap(table -> suspect
                        .context()
                        .knowledge()
                        .table(table.name().name())
                        .stream()
                        .flatMap(known -> inspect(suspect, table, known, restrictions)));
    }

    private static Stream<Doubt> inspect(
            Suspect suspect, Table table, TableKnowledge known, List<DateFilters.Restriction> restrictions) {
        Optional<Integer> allowed = RefreshFrequency.days(known.refreshFrequency());
        if (allowed.isEmpty() || table.column(known.freshnessColumn()).isEmpty()) {
            return Stream.empty();
        }
        Dialect dialect = suspect.statement().dialect();
        LocalDate today = suspect.context().today();
        ZoneId zone = suspect.context().calendar().timeZone();
        return suspect
                .probes()
                .run("SELECT max(" + dialect.quoted(known.freshnessColumn()) + ") FROM "
                        + ProbeSql.name(table.name(), dialect))
                .filter(rows -> rows.count() == 1)
                .flatMap(rows -> day(rows.rows().getFirst().getFirst(), zone))
                .filter(newest -> newest.plusDays(allowed.get()).isBefore(today))
                .filter(newest -> !isPast(restrictions, newest))
                .map(newest -> doubt(table, known, newest, today))
                .stream();
    }

    /** What lies wholly before the newest row is as complete as it will be. */
    private static boolean isPast(List<DateFilters.Restriction> restrictions, LocalDate newest) {
        return !restrictions.isEmpty()
                && restrictions.stream()
                        .allMatch(restriction -> restriction
                                .range()
                                .end()
                                .filter(end -> !end.isAfter(newest))
                                .isPresent());
    }

    private static Optional<LocalDate> day(Cell cell, ZoneId zone) {
        return switch (cell) {
            case Cell.Day(LocalDate day) -> Optional.of(day);
            case Cell.LocalMoment moment -> Optional.of(moment.value().toLocalDate());
            case Cell.Moment moment ->
                Optional.of(moment.value().atZoneSameInstant(zone).toLocalDate());
            case Cell.Numeric(BigDecimal number) -> epoch(number, zone);
            default -> Optional.empty();
        };
    }

    /** Seconds or milliseconds since 1970, told apart by their size; smaller numbers are something else. */
    private static Optional<LocalDate> epoch(BigDecimal number, ZoneId zone) {
        if (number.compareTo(BigDecimal.valueOf(100_000_000)) < 0) {
            return Optional.empty();
        }
        long value = number.longValue();
        Instant instant =
                number.compareTo(MILLISECONDS) > 0 ? Instant.ofEpochMilli(value) : Instant.ofEpochSecond(value);
        return Optional.of(instant.atZone(zone).toLocalDate());
    }

    private static Doubt doubt(Table table, TableKnowledge known, LocalDate newest, LocalDate today) {
        return new Doubt(
                Doubt.Kind.STALE,
                table.name().name() + " is out of date.",
                "refreshed " + known.refreshFrequency() + ", but the newest " + known.freshnessColumn() + " is "
                        + newest + " and today is " + today,
                WEIGHT,
                "");
    }
}
