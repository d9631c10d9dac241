package dash.documents;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** Some days in a row: from a first one to before another. */
public record TimeSpan(LocalDate from, LocalDate before) {

    public TimeSpan {
        if (!from.isBefore(before)) {
            throw new IllegalArgumentException("no days between " + from + " and " + before);
        }
    }

    public long days() {
        return ChronoUnit.DAYS.between(from, before);
    }

    /** How many days both have. */
    public long shared(TimeSpan other) {
        LocalDate start = from.isAfter(other.from) ? from : other.from;
        LocalDate end = before.isBefore(other.before) ? before : other.before;
        return Math.max(0, ChronoUnit.DAYS.between(start, end));
    }
}
