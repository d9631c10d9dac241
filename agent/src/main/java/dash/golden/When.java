package dash.golden;

import dash.execute.Cell;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A point in time of a cell. Days are midnights. A moment with a zone meets one without by what its own clock shows or by
 * what UTC shows, because a database tells midnight in the zone of the session; two with zones meet as instants.
 *
 * @param utc what UTC shows; for a cell without a zone what is written
 * @param local what the clock of its zone shows
 */
record When(LocalDateTime utc, LocalDateTime local, boolean zoned) {

    private static final Pattern MONTH = Pattern.compile("\\d{4}-(0[1-9]|1[0-2])");
    private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final Pattern LOCAL =
            Pattern.compile("\\d{4}-\\d{2}-\\d{2}[ T]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?");
    private static final Pattern ZONED = Pattern.compile(LOCAL.pattern() + "(Z|[+-]\\d{2}(:?\\d{2})?)");

    static Optional<When> of(Cell cell) {
        return switch (cell) {
            case Cell.Day(LocalDate day) -> Optional.of(plain(day.atStartOfDay()));
            case Cell.LocalMoment(LocalDateTime moment) -> Optional.of(plain(moment));
            case Cell.Moment(OffsetDateTime moment) -> Optional.of(zoned(moment));
            case Cell.Text(String text, boolean cut) -> cut ? Optional.empty() : written(text);
            case Cell.Missing missing -> Optional.empty();
            case Cell.Numeric numeric -> Optional.empty();
            case Cell.NotANumber name -> Optional.empty();
            case Cell.Truth truth -> Optional.empty();
            case Cell.TimeOfDay time -> Optional.empty();
            case Cell.Other other -> Optional.empty();
        };
    }

    boolean same(When other) {
        if (zoned == other.zoned) {
            return utc.equals(other.utc);
        }
        return utc.equals(other.utc) || local.equals(other.local);
    }

    private static When plain(LocalDateTime moment) {
        return new When(moment, moment, false);
    }

    private static When zoned(OffsetDateTime moment) {
        return new When(moment.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime(), moment.toLocalDateTime(), true);
    }

    private static Optional<When> written(String text) {
        if (text.length() < 7 || text.charAt(4) != '-') {
            return Optional.empty();
        }
        try {
            if (MONTH.matcher(text).matches()) {
                return Optional.of(plain(LocalDate.parse(text + "-01").atStartOfDay()));
            }
            if (DAY.matcher(text).matches()) {
                return Optional.of(plain(LocalDate.parse(text).atStartOfDay()));
            }
            String iso = text.replace(' ', 'T');
            if (LOCAL.matcher(text).matches()) {
                return Optional.of(plain(LocalDateTime.parse(iso)));
            }
            return ZONED.matcher(text).matches()
                    ? Optional.of(zoned(OffsetDateTime.parse(withMinutes(iso))))
                    : Optional.empty();
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    /** Databases write +01 and +0100 where ISO wants +01:00. */
    private static String withMinutes(String iso) {
        return iso.replaceFirst("([+-]\\d{2})$", "$1:00").replaceFirst("([+-]\\d{2})(\\d{2})$", "$1:$2");
    }
}
