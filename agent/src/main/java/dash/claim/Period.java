package dash.claim;

import dash.documents.TimeSpan;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A time that a sentence names, in full or without its year.
 *
 * @param month the first month of a time without a year; 0 for a time in full
 * @param months how many months that time has
 * @param day of the month, for a day without a year; 0 otherwise
 * @param reach whether only the time itself is meant, all from it on, all up to it, or its last or first part
 */
record Period(Optional<TimeSpan> span, int month, int months, int day, Reach reach, int start, int end) {

    /** What part of time a name stands for. */
    enum Reach {
        WITHIN,
        SINCE,
        UNTIL,
        ITS_END,
        ITS_START
    }

    static Period of(TimeSpan span, Reach reach, int start, int end) {
        return new Period(Optional.of(span), 0, 0, 0, reach, start, end);
    }

    static Period yearless(int month, int months, int day, Reach reach, int start, int end) {
        return new Period(Optional.empty(), month, months, day, reach, start, end);
    }

    Period reaching(Reach other) {
        return new Period(span, month, months, day, other, start, end);
    }

    /** What it means where only these years are spoken of. */
    List<TimeSpan> spans(Set<Integer> years) {
        if (span.isPresent()) {
            return List.of(span.get());
        }
        return years.stream().flatMap(year -> in(year).stream()).toList();
    }

    private Optional<TimeSpan> in(int year) {
        YearMonth first = YearMonth.of(year, month);
        if (day > 0) {
            return day <= first.lengthOfMonth()
                    ? Optional.of(
                            new TimeSpan(first.atDay(day), first.atDay(day).plusDays(1)))
                    : Optional.empty();
        }
        LocalDate from = first.atDay(1);
        return Optional.of(new TimeSpan(from, from.plusMonths(months)));
    }

    boolean takes(TimeSpan row, Set<Integer> years) {
        return spans(years).stream().anyMatch(span -> switch (reach) {
            case SINCE -> !row.from().isBefore(span.from());
            case UNTIL -> !row.before().isAfter(span.before());
            case WITHIN, ITS_END, ITS_START ->
                !row.from().isBefore(span.from()) && !row.before().isAfter(span.before());
        });
    }
}
