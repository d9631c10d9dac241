package dash.doubt;

import dash.knowledge.Calendar;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Single units of time in a row of words. */
final class PeriodWords {

    /** A unit and the place behind its last word. */
    record Unit(DateRange range, int to) {}

    private static final Pattern DAY = Pattern.compile("([0-9]{1,2})(?:st|nd|rd|th)?");
    private static final Pattern YEAR = Pattern.compile("(19|20)[0-9]{2}");
    private static final Pattern FISCAL = Pattern.compile("fy((?:19|20)[0-9]{2})");
    private static final Map<String, Integer> ORDINALS =
            Map.of("q1", 1, "q2", 2, "q3", 3, "q4", 4, "first", 1, "second", 2, "third", 3, "fourth", 4);

    private final List<String> tokens;
    private final Calendar calendar;
    private final LocalDate today;

    PeriodWords(List<String> tokens, Calendar calendar, LocalDate today) {
        this.tokens = tokens;
        this.calendar = calendar;
        this.today = today;
    }

    Optional<Unit> at(int at) {
        return day(at).or(() -> monthOfYear(at))
                .or(() -> partOfYear(at))
                .or(() -> fiscal(at))
                .or(() -> relative(at))
                .or(() -> year(at).map(year -> new Unit(DateRange.year(year), at + 1)));
    }

    static Optional<Month> month(String word) {
        return Arrays.stream(Month.values())
                .filter(month ->
                        month.getDisplayName(TextStyle.FULL, Locale.ENGLISH).equalsIgnoreCase(word)
                                || (word.length() > 2 && name(month).startsWith(word)))
                .findFirst();
    }

    private static String name(Month month) {
        return month.getDisplayName(TextStyle.FULL, Locale.ENGLISH).toLowerCase(Locale.ROOT);
    }

    private String token(int at) {
        return at >= 0 && at < tokens.size() ? tokens.get(at) : "";
    }

    /** A year that goes on as a date in digits is none by itself. */
    private Optional<Integer> year(int at) {
        boolean date = token(at + 1).matches("[0-9]{2}") && token(at + 2).matches("[0-9]{2}");
        return YEAR.matcher(token(at)).matches() && !date ? Optional.of(Integer.parseInt(token(at))) : Optional.empty();
    }

    /** "1 July 2025", "31st of December 2024", "July 1st, 2025". */
    private Optional<Unit> day(int at) {
        int month = token(at + 1).equals("of") ? at + 2 : at + 1;
        return dayOf(at, month, month + 1).or(() -> dayOf(at + 1, at, at + 2));
    }

    private Optional<Unit> dayOf(int day, int month, int year) {
        Matcher number = DAY.matcher(token(day));
        Optional<Month> named = month(token(month));
        if (!number.matches() || named.isEmpty()) {
            return Optional.empty();
        }
        int written = Integer.parseInt(number.group(1));
        return year(year)
                .map(found -> YearMonth.of(found, named.get()))
                .filter(whole -> whole.isValidDay(written))
                .map(whole -> new Unit(DateRange.day(whole.atDay(written)), year + 1));
    }

    private Optional<Unit> monthOfYear(int at) {
        int behind = token(at + 1).equals("of") ? at + 2 : at + 1;
        return month(token(at))
                .flatMap(month ->
                        year(behind).map(year -> new Unit(DateRange.month(YearMonth.of(year, month)), behind + 1)));
    }

    /** "Q3 2024", "third quarter of 2024", "first half of 2026", of a fiscal year too. */
    private Optional<Unit> partOfYear(int at) {
        Integer ordinal = ORDINALS.get(token(at));
        if (ordinal == null) {
            return Optional.empty();
        }
        boolean short_ = token(at).startsWith("q");
        boolean half = token(at + 1).equals("half");
        if (!short_ && !half && !token(at + 1).equals("quarter")) {
            return Optional.empty();
        }
        int next = short_ ? at + 1 : at + 2;
        int start = token(next).equals("of") ? next + 1 : next;
        int months = half ? 6 : 3;
        return fiscal(start)
                .or(() -> year(start).map(year -> new Unit(DateRange.year(year), start + 1)))
                .map(whole -> new Unit(part(whole.range(), (ordinal - 1) * months, months), whole.to()));
    }

    private static DateRange part(DateRange year, int from, int months) {
        LocalDate start = year.start().orElseThrow().plusMonths(from);
        return DateRange.of(start, start.plusMonths(months));
    }

    /** "fiscal 2025", "fiscal year 2025", "FY2025", "FY 2025". */
    private Optional<Unit> fiscal(int at) {
        Matcher together = FISCAL.matcher(token(at));
        if (together.matches()) {
            return Optional.of(new Unit(fiscalYear(Integer.parseInt(together.group(1))), at + 1));
        }
        if (!Set.of("fiscal", "fy").contains(token(at))) {
            return Optional.empty();
        }
        int behind = token(at + 1).equals("year") ? at + 2 : at + 1;
        return year(behind).map(year -> new Unit(fiscalYear(year), behind + 1));
    }

    private DateRange fiscalYear(int named) {
        boolean calendarYear = calendar.fiscalYearStarts().equals(MonthDay.of(1, 1));
        int year = calendar.fiscalYearNaming() == Calendar.FiscalYearNaming.END && !calendarYear ? named - 1 : named;
        LocalDate start = calendar.fiscalYearStarts().atYear(year);
        return DateRange.of(start, calendar.fiscalYearStarts().atYear(year + 1));
    }

    private Optional<Unit> relative(int at) {
        if (token(at).equals("yesterday")) {
            return Optional.of(new Unit(DateRange.day(today.minusDays(1)), at + 1));
        }
        boolean last = Set.of("last", "previous").contains(token(at));
        boolean current = Set.of("this", "current").contains(token(at));
        if (!last && !current) {
            return Optional.empty();
        }
        int back = last ? 1 : 0;
        YearMonth month = YearMonth.from(today);
        YearMonth quarter = YearMonth.of(today.getYear(), (today.getMonthValue() - 1) / 3 * 3 + 1);
        return switch (token(at + 1)) {
            case "month" -> Optional.of(new Unit(DateRange.month(month.minusMonths(back)), at + 2));
            case "quarter" -> {
                LocalDate start = quarter.minusMonths(3L * back).atDay(1);
                yield Optional.of(new Unit(DateRange.of(start, start.plusMonths(3)), at + 2));
            }
            case "year" -> Optional.of(new Unit(DateRange.year(today.getYear() - back), at + 2));
            default -> Optional.empty();
        };
    }
}
