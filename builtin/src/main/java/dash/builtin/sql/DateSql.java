package dash.builtin.sql;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.query.Term;
import dash.builtin.query.Term.Part;
import dash.knowledge.Calendar;
import dash.schema.TypeFamily;
import dash.statement.Dialect;
import dash.statement.Dialect.Clock;
import dash.statement.Dialect.Step;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Writes what is asked about one date. */
final class DateSql {

    private static final int LAST_DAY = 1231;

    private final String text;
    private final Optional<String> type;
    private final boolean years;
    private final Calendar calendar;
    private final Dialect dialect;

    private DateSql(String text, Optional<String> type, boolean years, Scope scope) {
        this.text = text;
        this.type = type;
        this.years = years;
        this.calendar = scope.writing().context().calendar();
        this.dialect = scope.writing().dialect();
    }

    static DateSql of(Term date, Scope scope) {
        String text = date instanceof Term.Constant constant && constant.kind() == Term.Constant.Kind.DAY
                ? scope.writing().dialect().day(ConstantSql.day(constant))
                : new TermSql(scope, List.of()).text(date);
        boolean number = Writing.family(date).filter(TypeFamily::isNumber).isPresent();
        return new DateSql(text, Writing.type(date), number, scope);
    }

    /** What is no column is a day already. */
    private Clock clock() {
        return type.isEmpty()
                ? Clock.DAYS
                : type.flatMap(dialect::clock)
                        .orElseThrow(() -> new Unwritable(text + " is no column of days or moments"));
    }

    private TimeSql time() {
        return TimeSql.of(text, clock(), calendar, dialect);
    }

    String local() {
        return dialect.local(text, clock(), calendar.timeZone());
    }

    /** The days from this one to another: by the clock when both tell the hour, else by the calendar. */
    String elapsedTo(DateSql other) {
        return tellsHoursLike(other)
                ? dialect.daysElapsed(text, other.text)
                : dialect.daysBetween(local(), other.local());
    }

    private boolean tellsHoursLike(DateSql other) {
        return clock() == other.clock() && clock() != Clock.DAYS;
    }

    /** Beside the day so many steps after another: days and weeks by the clock when both tell the hour. */
    String comparedWithLater(String symbol, DateSql other, Grain grain, int count) {
        boolean exact = tellsHoursLike(other);
        if (exact && count == 0) {
            return text + " " + symbol + " " + other.text;
        }
        boolean counted = grain == Grain.DAY || grain == Grain.WEEK;
        return exact && counted
                ? other.elapsedTo(this) + " " + symbol + " " + (grain == Grain.WEEK ? 7 * count : count)
                : day() + " " + symbol + " " + other.later(grain, count);
    }

    /** The day itself, whatever the hour. */
    String day() {
        return clock() == Clock.DAYS ? text : dialect.asDay(local());
    }

    /** The day so many steps later. */
    String later(Grain grain, int count) {
        return count == 0
                ? day()
                : switch (grain) {
                    case DAY -> dialect.plusDays(day(), count);
                    case WEEK -> dialect.plusDays(day(), 7 * count);
                    case MONTH -> dialect.plusMonths(day(), count);
                    case QUARTER -> dialect.plusMonths(day(), 3 * count);
                    case YEAR -> dialect.plusMonths(day(), 12 * count);
                };
    }

    /** The birthdays that were had by a day; on the last day of a year all of them. */
    String yearsUntil(LocalDate day) {
        String years = day.getYear() + " - " + part(Part.YEAR);
        int monthAndDay = 100 * day.getMonthValue() + day.getDayOfMonth();
        return monthAndDay == LAST_DAY
                ? "(" + years + ")"
                : "(" + years + " - CASE WHEN 100 * " + part(Part.MONTH) + " + " + part(Part.DAY) + " > " + monthAndDay
                        + " THEN 1 ELSE 0 END)";
    }

    String within(Period period) {
        return time().within(period);
    }

    String step(Grain grain) {
        return years && grain == Grain.YEAR ? text : time().step(grain, false, Optional.empty());
    }

    String part(Part part) {
        if (years && part == Part.YEAR) {
            return text;
        }
        return switch (part) {
            case YEAR -> dialect.number(Step.YEAR, local());
            case QUARTER -> dialect.number(Step.QUARTER, local());
            case MONTH -> dialect.number(Step.MONTH, local());
            case DAY -> dialect.dayOfMonth(local());
            case WEEKDAY -> dialect.weekday(local());
            case HOUR -> hour();
        };
    }

    private String hour() {
        if (clock() == Clock.DAYS) {
            throw new Unwritable(text + " tells no hours");
        }
        return dialect.hour(local());
    }
}
