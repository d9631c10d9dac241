package dash.demo;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;

/** The days the data covers, and moments on them. Moments are made in UTC, so no time zone rules are needed here. */
final class Times {

    static final LocalDate FIRST_DAY = LocalDate.of(2021, 1, 1);

    /** The shop, the invoices and the tickets begin here, on the west coast; older revenue is only in the legacy table. */
    static final LocalDate FIRST_DAY_OF_PRESENT_SYSTEMS = LocalDate.of(2023, 1, 1);

    static final LocalDate TODAY = LocalDate.of(2026, 6, 30);

    /** Weight of each hour of a UTC day: busy from morning to late evening on the American west coast. */
    private static final int[] HOURS = {6, 6, 5, 5, 4, 3, 1, 1, 1, 1, 1, 1, 1, 2, 4, 6, 7, 8, 8, 8, 8, 8, 7, 7};

    private Times() {}

    static Instant on(LocalDate day, Dice dice) {
        int second = dice.weighted(HOURS) * 3600 + dice.below(3600);
        return day.atStartOfDay(ZoneOffset.UTC).toInstant().plusSeconds(second);
    }

    static LocalDate day(Instant moment) {
        return LocalDate.ofInstant(moment, ZoneOffset.UTC);
    }

    static boolean isOver(Instant moment) {
        return !day(moment).isAfter(TODAY);
    }
}
