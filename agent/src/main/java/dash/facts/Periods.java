package dash.facts;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Names days and moments for people. */
final class Periods {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH);
    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("d MMM yyyy HH:mm", Locale.ENGLISH);

    private Periods() {}

    static String name(LocalDate day) {
        return day.format(DAY);
    }

    static String name(LocalDateTime moment) {
        return moment.toLocalTime().equals(LocalTime.MIDNIGHT) ? name(moment.toLocalDate()) : moment.format(MINUTE);
    }
}
