package dash.knowledge;

import java.time.Clock;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.Optional;

/**
 * How this business counts days.
 *
 * @param fiscalYearNaming whether "fiscal 2024" is the one that starts or the one that ends in 2024
 * @param today the day that counts as today, for a source that stands still; empty for a living one
 */
public record Calendar(
        ZoneId timeZone,
        DayOfWeek weekStarts,
        MonthDay fiscalYearStarts,
        FiscalYearNaming fiscalYearNaming,
        Optional<LocalDate> today)
        implements Item {

    /** What a project without a calendar lives by. */
    public static final Calendar DEFAULT = new Calendar(
            ZoneId.of("UTC"), DayOfWeek.MONDAY, MonthDay.of(1, 1), FiscalYearNaming.START, Optional.empty());

    /** After which calendar year a fiscal year is called. */
    public enum FiscalYearNaming {
        START,
        END
    }

    public LocalDate today(Clock clock) {
        return today.orElseGet(() -> LocalDate.now(clock.withZone(timeZone)));
    }

    @Override
    public Kind kind() {
        return Kind.CALENDAR;
    }

    @Override
    public String label() {
        return "calendar";
    }
}
