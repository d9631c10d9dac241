package dash.builtin.periods;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/**
 * Days from {@code start} up to but not including {@code end}; an absent end is open.
 *
 * @param words as it stands in a sentence, such as {@code in March 2025}
 * @param assumption what the question left open, as a sentence, or empty
 * @param fiscal whether it is a part of the fiscal calendar, so that its own parts are fiscal too
 */
public record Period(
        Optional<LocalDate> start, Optional<LocalDate> end, String words, String assumption, boolean fiscal) {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    public Period {
        if (start.isPresent() && end.isPresent() && !start.get().isBefore(end.get())) {
            throw new IllegalArgumentException("a period that ends before it starts: " + start + " to " + end);
        }
    }

    static Period of(LocalDate start, LocalDate end, String words) {
        return new Period(Optional.of(start), Optional.of(end), words, "", false);
    }

    Period assuming(String sentence) {
        return new Period(start, end, words, sentence, fiscal);
    }

    Period ofFiscalCalendar() {
        return new Period(start, end, words, assumption, true);
    }

    public boolean closed() {
        return start.isPresent() && end.isPresent();
    }

    static String day(LocalDate day) {
        return DAY.format(day);
    }
}
