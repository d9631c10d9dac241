package dash.execute;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;

/** One value of a result. A closed set, so that formatting, comparing and computing never meet a surprise. */
public sealed interface Cell {

    /** SQL's NULL. */
    record Missing() implements Cell {}

    /** A text; {@code cut} when it was longer than the limit on a cell and lost its end. */
    record Text(String value, boolean cut) implements Cell {}

    /** Any exact or floating number; floating ones carry the digits the database prints. */
    record Numeric(BigDecimal value) implements Cell {}

    /** NaN and the infinities: numbers to the database, but nothing one can add up. */
    record NotANumber(String name) implements Cell {}

    /** A boolean. */
    record Truth(boolean value) implements Cell {}

    /** A calendar day. */
    record Day(LocalDate value) implements Cell {}

    /** A time of day without a day. */
    record TimeOfDay(LocalTime value) implements Cell {}

    /** A day and time without a zone. */
    record LocalMoment(LocalDateTime value) implements Cell {}

    /** A point in time. */
    record Moment(OffsetDateTime value) implements Cell {}

    /** Anything else (arrays, JSON, ranges, network addresses) as the database prints it. */
    record Other(String type, String text, boolean cut) implements Cell {}

    static Cell missing() {
        return new Missing();
    }

    static Cell text(String value) {
        return new Text(value, false);
    }

    static Cell number(long value) {
        return new Numeric(BigDecimal.valueOf(value));
    }

    static Cell number(String digits) {
        return new Numeric(new BigDecimal(digits));
    }

    /** The value as plain, unformatted text: what a file or a comparison wants; empty for NULL. */
    default String plain() {
        return switch (this) {
            case Missing missing -> "";
            case Text(String value, boolean cut) -> value;
            case Numeric(BigDecimal value) -> value.toPlainString();
            case NotANumber(String name) -> name;
            case Truth(boolean value) -> Boolean.toString(value);
            case Day(LocalDate value) -> value.toString();
            case TimeOfDay(LocalTime value) -> value.toString();
            case LocalMoment(LocalDateTime value) -> value.toString();
            case Moment(OffsetDateTime value) -> value.toString();
            case Other(String type, String text, boolean cut) -> text;
        };
    }
}
