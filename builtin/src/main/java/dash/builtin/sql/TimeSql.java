package dash.builtin.sql;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.knowledge.Calendar;
import dash.statement.Dialect;
import dash.statement.Dialect.Clock;
import dash.statement.Dialect.Step;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Conditions and steps of time over one column. A period is a range of the business's own days; how it meets the column
 * depends on the column's type: days as they are, moments by the business's midnights, moments without a zone as UTC.
 */
final class TimeSql {

    private final String column;
    private final Clock clock;
    private final Calendar calendar;
    private final Dialect dialect;

    private TimeSql(String column, Clock clock, Calendar calendar, Dialect dialect) {
        this.column = column;
        this.clock = clock;
        this.calendar = calendar;
        this.dialect = dialect;
    }

    /** Empty when the type tells no time. */
    static Optional<TimeSql> of(String column, String type, Calendar calendar, Dialect dialect) {
        return dialect.clock(type).map(clock -> of(column, clock, calendar, dialect));
    }

    static TimeSql of(String column, Clock clock, Calendar calendar, Dialect dialect) {
        return new TimeSql(column, clock, calendar, dialect);
    }

    String within(Period period) {
        List<String> conditions = new ArrayList<>();
        period.start().ifPresent(day -> conditions.add(column + " >= " + midnight(day)));
        period.end().ifPresent(day -> conditions.add(column + " < " + midnight(day)));
        return String.join(" AND ", conditions);
    }

    /**
     * The first day of the step a row belongs to; a year is its number, and so is a quarter when the period lies within
     * one year and the number is enough.
     */
    String step(Grain grain, boolean fiscal, Optional<Period> period) {
        String day = localDay();
        int months = fiscal ? calendar.fiscalYearStarts().getMonthValue() - 1 : 0;
        return switch (grain) {
            case DAY -> dialect.asDay(day);
            case WEEK -> {
                int shift = (8 - calendar.weekStarts().getValue()) % 7;
                yield shift == 0
                        ? dialect.start(Step.WEEK, day)
                        : dialect.asDay(
                                dialect.plusDays(dialect.start(Step.WEEK, dialect.plusDays(day, shift)), -shift));
            }
            case MONTH -> dialect.start(Step.MONTH, day);
            case QUARTER ->
                withinOneYear(period, months)
                        ? dialect.number(Step.QUARTER, back(day, months))
                        : shiftedQuarter(day, months % 3);
            case YEAR -> fiscal ? fiscalYear(day, months) : dialect.number(Step.YEAR, day);
        };
    }

    private String shiftedQuarter(String day, int months) {
        return months == 0
                ? dialect.start(Step.QUARTER, day)
                : dialect.asDay(dialect.plusMonths(dialect.start(Step.QUARTER, back(day, months)), months));
    }

    private String fiscalYear(String day, int months) {
        boolean namedByEnd = calendar.fiscalYearNaming() == Calendar.FiscalYearNaming.END && months > 0;
        return dialect.number(Step.YEAR, back(day, months)) + (namedByEnd ? " + 1" : "");
    }

    private String back(String day, int months) {
        return months == 0 ? day : dialect.plusMonths(day, -months);
    }

    private static boolean withinOneYear(Optional<Period> period, int months) {
        return period.filter(Period::closed)
                .map(found -> found.start().orElseThrow().minusMonths(months).getYear()
                        == found.end()
                                .orElseThrow()
                                .minusDays(1)
                                .minusMonths(months)
                                .getYear())
                .orElse(false);
    }

    private String localDay() {
        return dialect.local(column, clock, calendar.timeZone());
    }

    private String midnight(LocalDate day) {
        return dialect.midnight(day, clock, calendar.timeZone());
    }
}
