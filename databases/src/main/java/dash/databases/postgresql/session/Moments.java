package dash.databases.postgresql.session;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads days and times as PostgreSQL prints them in ISO style: years may have more than four digits, {@code BC} may
 * follow, offsets may have seconds. {@code infinity} and {@code 24:00:00} have no counterpart and come back empty.
 */
final class Moments {

    private static final String DAY = "(\\d{4,})-(\\d\\d)-(\\d\\d)";
    private static final String TIME = "(\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?)";
    private static final Pattern ONLY_DAY = Pattern.compile(DAY + "( BC)?");
    private static final Pattern ONLY_TIME = Pattern.compile(TIME);
    private static final Pattern BOTH =
            Pattern.compile(DAY + " " + TIME + "([+-]\\d\\d(?::\\d\\d(?::\\d\\d)?)?)?( BC)?");

    private Moments() {}

    static Optional<LocalDate> day(String printed) {
        return read(ONLY_DAY, printed, found -> date(found, 4));
    }

    static Optional<LocalTime> time(String printed) {
        return read(ONLY_TIME, printed, found -> LocalTime.parse(found.group(1)));
    }

    static Optional<LocalDateTime> local(String printed) {
        return read(BOTH, printed, Moments::dateTime);
    }

    static Optional<OffsetDateTime> moment(String printed) {
        return read(BOTH, printed, found -> OffsetDateTime.of(dateTime(found), ZoneOffset.of(found.group(5))));
    }

    private static LocalDateTime dateTime(Matcher found) {
        return date(found, 6).atTime(LocalTime.parse(found.group(4)));
    }

    private static LocalDate date(Matcher found, int era) {
        int year = Integer.parseInt(found.group(1));
        return LocalDate.of(
                found.group(era) == null ? year : 1 - year,
                Integer.parseInt(found.group(2)),
                Integer.parseInt(found.group(3)));
    }

    private static <T> Optional<T> read(Pattern form, String printed, Function<Matcher, T> reading) {
        Matcher found = form.matcher(printed);
        try {
            return found.matches() ? Optional.of(reading.apply(found)) : Optional.empty();
        } catch (DateTimeException | NumberFormatException e) {
            return Optional.empty();
        }
    }
}
