package dash.builtin.sql;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.knowledge.Calendar;
import dash.knowledge.Variables;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Conditions and steps of time over one column. A period is a range of the business's own days; how it meets the column
 * depends on the column's type: days as they are, moments by the business's midnights, moments without a zone as UTC.
 */
final class TimeSql {

    /** How a column tells time. */
    private enum Clock {
        DAYS,
        MOMENTS,
        UTC_MOMENTS
    }

    private final String column;
    private final Clock clock;
    private final Calendar calendar;

    private TimeSql(String column, Clock clock, Calendar calendar) {
        this.column = column;
        this.clock = clock;
        this.calendar = calendar;
    }

    /** Empty when the type tells no time. */
    static Optional<TimeSql> of(String column, String type, Calendar calendar) {
        String lower =
                type.toLowerCase(Locale.ROOT).replaceAll("\\(\\d+\\)", "").replaceAll("\\s+", " ");
        return switch (lower) {
            case "date" -> Optional.of(new TimeSql(column, Clock.DAYS, calendar));
            case "timestamptz", "timestamp with time zone" -> Optional.of(new TimeSql(column, Clock.MOMENTS, calendar));
            case "timestamp", "timestamp without time zone" ->
                Optional.of(new TimeSql(column, Clock.UTC_MOMENTS, calendar));
            default -> Optional.empty();
        };
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
            case DAY -> day + "::date";
            case WEEK -> {
                int shift = (8 - calendar.weekStarts().getValue()) % 7;
                yield shift == 0
                        ? "date_trunc('week', " + day + ")::date"
                        : "date_trunc('week', " + day + " + INTERVAL '" + shift + " days')::date - " + shift;
            }
            case MONTH -> "date_trunc('month', " + day + ")::date";
            case QUARTER ->
                withinOneYear(period, months)
                        ? "extract(quarter FROM " + back(day, months) + ")::int"
                        : shifted("quarter", day, months % 3);
            case YEAR -> fiscal ? fiscalYear(day, months) : "extract(year FROM " + day + ")::int";
        };
    }

    private static String shifted(String unit, String day, int months) {
        if (months == 0) {
            return "date_trunc('" + unit + "', " + day + ")::date";
        }
        String interval = "INTERVAL '" + months + " months'";
        return "(date_trunc('" + unit + "', " + day + " - " + interval + ") + " + interval + ")::date";
    }

    private String fiscalYear(String day, int months) {
        boolean namedByEnd = calendar.fiscalYearNaming() == Calendar.FiscalYearNaming.END && months > 0;
        return "extract(year FROM " + back(day, months) + ")::int" + (namedByEnd ? " + 1" : "");
    }

    private static String back(String day, int months) {
        return months == 0 ? day : day + " - INTERVAL '" + months + " months'";
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
        return switch (clock) {
            case DAYS -> column;
            case MOMENTS -> "(" + column + " AT TIME ZONE " + zone() + ")";
            case UTC_MOMENTS -> "(" + column + " AT TIME ZONE 'UTC' AT TIME ZONE " + zone() + ")";
        };
    }

    private String midnight(LocalDate day) {
        return switch (clock) {
            case DAYS -> Variables.day(day);
            case MOMENTS -> "TIMESTAMP '" + day + "' AT TIME ZONE " + zone();
            case UTC_MOMENTS -> "TIMESTAMP '" + day + "' AT TIME ZONE " + zone() + " AT TIME ZONE 'UTC'";
        };
    }

    private String zone() {
        return Variables.text(calendar.timeZone().getId());
    }
}
