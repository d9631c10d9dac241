package dash.builtin.periods;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

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

    /** The same days of another year; 29 February has none in most years, and then the day before it. */
    Period inYear(int year) {
        int years = year - start.orElseThrow().getYear();
        String told = words.replace(Integer.toString(start.orElseThrow().getYear()), Integer.toString(year));
        return new Period(
                start.map(day -> day.plusYears(years)), end.map(day -> day.plusYears(years)), told, "", fiscal);
    }

    /** The step of the calendar before this one, "the year before". */
    public Period stepBefore(Grain grain) {
        return new Period(start.map(grain::back), start, "in the " + grain.word() + " before", "", fiscal);
    }

    /** From the earliest start to the latest end of several, told by all of their words. */
    public static Period covering(List<Period> periods) {
        if (periods.size() == 1) {
            return periods.getFirst();
        }
        boolean fromStart = periods.stream().allMatch(period -> period.start().isPresent());
        boolean toEnd = periods.stream().allMatch(period -> period.end().isPresent());
        Optional<LocalDate> start = fromStart
                ? periods.stream().flatMap(period -> period.start().stream()).min(Comparator.naturalOrder())
                : Optional.empty();
        Optional<LocalDate> end = toEnd
                ? periods.stream().flatMap(period -> period.end().stream()).max(Comparator.naturalOrder())
                : Optional.empty();
        String words = periods.stream().map(Period::words).collect(Collectors.joining(" and "));
        return new Period(start, end, words, "", periods.stream().allMatch(Period::fiscal));
    }

    /** The one step of the calendar that it is, if it is one. */
    public Optional<Grain> grain() {
        if (!closed()) {
            return Optional.empty();
        }
        LocalDate first = start.orElseThrow();
        LocalDate behind = end.orElseThrow();
        return Arrays.stream(Grain.values())
                .filter(grain -> grain.back(behind).equals(first))
                .findFirst();
    }

    /** The same up to its end, from one step earlier on. */
    public Period withStepBefore(Grain grain) {
        return new Period(start.map(grain::back), end, words, assumption, fiscal);
    }

    public boolean closed() {
        return start.isPresent() && end.isPresent();
    }

    static String day(LocalDate day) {
        return DAY.format(day);
    }
}
