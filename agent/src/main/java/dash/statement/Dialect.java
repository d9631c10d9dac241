package dash.statement;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/**
 * How SQL that Dash writes itself is spelled for one engine. Values go in as SQL expressions and come out as SQL expressions;
 * names and texts are quoted here and nowhere else. What is the same everywhere is not here. Safe for many threads.
 */
public interface Dialect {

    /** In lower case, as in {@code dash guard --dialect}. */
    String name();

    /** As its makers write it. */
    String title();

    /** A name in quotes, whatever it is. */
    String quoted(String name);

    /** A name as a person would write it: in quotes only when it has to be. */
    String name(String name);

    /** A text as a literal that the engine reads back letter by letter. */
    String text(String text);

    String day(LocalDate day);

    /** A value as a calendar day. */
    String asDay(String value);

    String asText(String value);

    /** The number that a text holds; missing for a text that is none. */
    String numberIn(String text);

    /** The first day of the week (Monday), month, quarter or year in which a day lies, as a day. */
    String start(Step step, String day);

    /** The number of the year, quarter (1 to 4) or month (1 to 12) of a day. */
    String number(Step step, String day);

    /** The day of the month of a day, from 1. */
    String dayOfMonth(String day);

    /** The day of the week of a day: Monday is 1, Sunday is 7. */
    String weekday(String day);

    /** The hour of a moment, from 0 to 23. */
    String hour(String moment);

    /** How many calendar days lie between two days or moments; less than 0 when the second is earlier. */
    String daysBetween(String from, String to);

    /** How many days passed between two moments, hours told as parts of a day. */
    String daysElapsed(String from, String to);

    String plusDays(String day, int days);

    String plusMonths(String day, int months);

    /** What a column says, as day or moment of the business's own wall clock. */
    String local(String column, Clock clock, ZoneId zone);

    /** When a day of the business begins, to be compared with a column. */
    String midnight(LocalDate day, Clock clock, ZoneId zone);

    /** One item of ORDER BY: values that are missing come last either way. */
    String order(String item, boolean descending);

    /**
     * A day read out of a text; empty where the engine cannot read this format.
     *
     * @param format in the words of learnings: {@code YYYY-MM-DD}, {@code DD Mon YYYY}
     */
    Optional<String> parsedDay(String value, String format);

    /** A pattern of such a format in the engine's own letters, when it reads days by a pattern at all. */
    Optional<String> dayPattern(String format);

    /** How a type tells time; empty when it tells none. */
    Optional<Clock> clock(String type);

    /** One item of ORDER BY: values that are missing come first either way. */
    String orderNullsFirst(String item, boolean descending);

    /** Rows from this one on; some engines want a LIMIT before it. */
    String offset(String rows, boolean limited);

    /** FETCH FIRST with those that are equal to the last; empty where there is no such thing. */
    Optional<String> firstRowsWithTies(String rows);

    /** Whether WITH may say that a part is computed once. */
    boolean knowsMaterialized();

    /** Whether an aggregate may have a FILTER. */
    boolean knowsFilter();

    /** The middle one of values, as an aggregate; empty where there is none. */
    Optional<String> median(String value);

    /** The standard deviation of a sample, as an aggregate; empty where there is none. */
    Optional<String> deviation(String value);

    /** Several values that are never missing as one thing to be counted: what stands behind {@code count(DISTINCT}. */
    String together(List<String> values);

    /** A query as one side of UNION and its kin, when it is more than a plain SELECT. */
    String setOperand(String query);

    /** One line of VALUES. */
    String valuesRow(String values);

    /** How a function of this common name is called here. */
    String call(String name);

    /** CURRENT_DATE and its kin, by their name in lower case. */
    String specialValue(String name);

    /** A type by the name that a tree has for it, with its {@code (10,2)}. */
    String type(String name, String modifiers);

    /** A stretch of time such as {@code 3 days}. */
    String interval(String amount);

    /** An operator between two operands. */
    String operation(String symbol, String left, String right);

    /** IS DISTINCT FROM, which takes a missing value for one like any other. */
    String distinctFrom(String left, String right, boolean negated);

    /** LIKE whatever the case; empty where there is none. */
    Optional<String> caselessLike();

    /** A stretch of the calendar. */
    enum Step {
        WEEK,
        MONTH,
        QUARTER,
        YEAR
    }

    /** How a column tells time. */
    enum Clock {
        /** Calendar days. */
        DAYS,
        /** Points in time. */
        MOMENTS,
        /** Days and times without a zone, which are taken as UTC. */
        UTC_MOMENTS
    }
}
