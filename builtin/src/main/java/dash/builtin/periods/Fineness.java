package dash.builtin.periods;

import dash.knowledge.Calendar;
import dash.knowledge.Metric;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;

/**
 * How finely a metric is dated, by its {@code grain}. A figure that is known by year only stands at some day of that year,
 * so that a period of a month would find all of it or nothing: it is not asked for less than it tells.
 */
public record Fineness(Optional<Grain> grain) {

    public static Fineness of(Metric metric) {
        return new Fineness(Grain.named(metric.grain().strip().toLowerCase(Locale.ROOT)));
    }

    public boolean tells(Grain step) {
        return grain.isEmpty() || step.compareTo(grain.get()) >= 0;
    }

    /** Whether the period is made of whole steps; what ends today may end within one. */
    public boolean tells(Period period, Calendar calendar, LocalDate today) {
        return grain.isEmpty()
                || (period.start().map(day -> begins(day, calendar)).orElse(true)
                        && period.end()
                                .map(day -> day.equals(today.plusDays(1)) || begins(day, calendar))
                                .orElse(true));
    }

    private boolean begins(LocalDate day, Calendar calendar) {
        return switch (grain.orElseThrow()) {
            case DAY -> true;
            case WEEK -> day.getDayOfWeek() == calendar.weekStarts();
            case MONTH -> day.getDayOfMonth() == 1;
            case QUARTER -> day.getDayOfMonth() == 1 && day.getMonthValue() % 3 == 1;
            case YEAR -> day.getDayOfYear() == 1;
        };
    }
}
