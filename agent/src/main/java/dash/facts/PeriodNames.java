package dash.facts;

import dash.execute.Cell;
import dash.execute.Rows;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Names days and moments for people, as shortly as a whole column allows: where every value is the first of a month, the
 * months are meant and not the days.
 */
public final class PeriodNames {

    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("d MMM yyyy HH:mm", Locale.ENGLISH);
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH);
    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMM yyyy", Locale.ENGLISH);
    private static final DateTimeFormatter QUARTER = DateTimeFormatter.ofPattern("QQQ yyyy", Locale.ENGLISH);
    private static final DateTimeFormatter YEAR = DateTimeFormatter.ofPattern("yyyy", Locale.ENGLISH);

    private final DateTimeFormatter format;
    private final boolean quarters;

    private PeriodNames(DateTimeFormatter format, boolean quarters) {
        this.format = format;
        this.quarters = quarters;
    }

    public static PeriodNames ofColumn(Rows rows, int column) {
        String name = rows.columns().get(column).name().toLowerCase(Locale.ROOT);
        List<LocalDateTime> moments = rows.column(column).stream()
                .map(PeriodNames::moment)
                .flatMap(Optional::stream)
                .toList();
        return new PeriodNames(formatFor(name, moments), name.endsWith("quarter"));
    }

    private static DateTimeFormatter formatFor(String name, List<LocalDateTime> moments) {
        boolean several = moments.size() > 1;
        boolean monthStarts = moments.stream().allMatch(PeriodNames::startsMonth);
        if (monthStarts && name.contains("quarter")) {
            return QUARTER;
        }
        if ((monthStarts && name.contains("year"))
                || (several && moments.stream().allMatch(PeriodNames::startsYear))) {
            return YEAR;
        }
        if (monthStarts && (several || name.contains("month"))) {
            return MONTH;
        }
        boolean midnights =
                moments.stream().allMatch(moment -> moment.toLocalTime().equals(LocalTime.MIDNIGHT));
        return midnights ? DAY : MINUTE;
    }

    private static boolean startsMonth(LocalDateTime moment) {
        return moment.getDayOfMonth() == 1 && moment.toLocalTime().equals(LocalTime.MIDNIGHT);
    }

    private static boolean startsYear(LocalDateTime moment) {
        return startsMonth(moment) && moment.getMonthValue() == 1;
    }

    private static Optional<LocalDateTime> moment(Cell cell) {
        return switch (cell) {
            case Cell.Day(LocalDate day) -> Optional.of(day.atStartOfDay());
            case Cell.LocalMoment(LocalDateTime moment) -> Optional.of(moment);
            case Cell.Moment moment -> Optional.of(moment.value().toLocalDateTime());
            default -> Optional.empty();
        };
    }

    /** The name of the period of this length that starts on this day. */
    public static String of(LocalDate start, Grain grain) {
        return start.format(
                switch (grain) {
                    case DAY, WEEK -> DAY;
                    case MONTH -> MONTH;
                    case QUARTER -> QUARTER;
                    case YEAR -> YEAR;
                });
    }

    /** The name of a cell of this column; what is no day or moment is shown as it is. */
    public String of(Cell cell) {
        return moment(cell).map(format::format).orElseGet(() -> switch (cell) {
            case Cell.Missing missing -> "(none)";
            case Cell.Truth truth -> truth.value() ? "yes" : "no";
            case Cell.Numeric number when quarters && number.plain().matches("[1-4]") -> "Q" + number.plain();
            default -> cell.plain();
        });
    }
}
