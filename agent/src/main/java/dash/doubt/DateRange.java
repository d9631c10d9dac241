package dash.doubt;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Days from the first to just before the end; an absent end is open. */
record DateRange(Optional<LocalDate> start, Optional<LocalDate> end) {

    static final DateRange ALL = new DateRange(Optional.empty(), Optional.empty());

    static DateRange of(LocalDate start, LocalDate end) {
        return new DateRange(Optional.of(start), Optional.of(end));
    }

    static DateRange year(int year) {
        return of(LocalDate.of(year, 1, 1), LocalDate.of(year + 1, 1, 1));
    }

    static DateRange month(YearMonth month) {
        return of(month.atDay(1), month.plusMonths(1).atDay(1));
    }

    static DateRange day(LocalDate day) {
        return of(day, day.plusDays(1));
    }

    DateRange meet(DateRange other) {
        return new DateRange(later(start, other.start), earlier(end, other.end));
    }

    DateRange hull(DateRange other) {
        return new DateRange(
                start.flatMap(one -> other.start.map(two -> one.isBefore(two) ? one : two)),
                end.flatMap(one -> other.end.map(two -> one.isAfter(two) ? one : two)));
    }

    private static Optional<LocalDate> later(Optional<LocalDate> one, Optional<LocalDate> other) {
        return one.isPresent() && other.isPresent()
                ? one.filter(day -> day.isAfter(other.get())).or(() -> other)
                : one.or(() -> other);
    }

    private static Optional<LocalDate> earlier(Optional<LocalDate> one, Optional<LocalDate> other) {
        return one.isPresent() && other.isPresent()
                ? one.filter(day -> day.isBefore(other.get())).or(() -> other)
                : one.or(() -> other);
    }

    boolean overlaps(DateRange other) {
        return startsBefore(other.end) && other.startsBefore(end);
    }

    private boolean startsBefore(Optional<LocalDate> limit) {
        return start.isEmpty() || limit.isEmpty() || start.get().isBefore(limit.get());
    }

    boolean contains(DateRange other) {
        boolean from = start.isEmpty()
                || other.start.filter(day -> !day.isBefore(start.get())).isPresent();
        boolean to = end.isEmpty()
                || other.end.filter(day -> !day.isAfter(end.get())).isPresent();
        return from && to;
    }

    boolean isDay() {
        return start.map(day -> day.plusDays(1)).equals(end) && end.isPresent();
    }

    /** Whether one begins or ends where the other does. */
    boolean touches(DateRange other) {
        List<LocalDate> edges =
                Stream.of(other.start, other.end).flatMap(Optional::stream).toList();
        return Stream.of(start, end).flatMap(Optional::stream).anyMatch(edges::contains);
    }

    boolean isOpen() {
        return start.isEmpty() || end.isEmpty();
    }

    String inWords() {
        String from = start.map(day -> "from " + day).orElse("from the beginning");
        return from + end.map(day -> " to " + day.minusDays(1)).orElse(" on");
    }
}
