package dash.builtin.periods;

import dash.builtin.words.Token;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Periods that are called by a name: 2024, March 2025, 5 March 2025, Q3 2025, H1 2024, FY25. */
final class NamedUnits {

    private static final int FIRST_YEAR = 1900;
    private static final int LAST_YEAR = 2199;

    private static final Map<String, Month> MONTHS = months();
    private static final Pattern FISCAL = Pattern.compile("fy\\d{2}(\\d{2})?");
    private static final Pattern DAY = Pattern.compile("(\\d{1,2})(st|nd|rd|th)?");

    private final Scan scan;
    private final Days days;

    NamedUnits(Scan scan, Days days) {
        this.scan = scan;
        this.days = days;
    }

    Optional<PeriodMention> at(int index) {
        return fiscal(index)
                .or(() -> quarterOrHalf(index))
                .or(() -> written(index))
                .or(() -> dayOfMonth(index))
                .or(() -> month(index))
                .or(() -> decade(index))
                .or(() -> year(index));
    }

    Optional<Integer> yearNumber(int index) {
        Token token = scan.at(index);
        if (token.kind() != Token.Kind.NUMBER || !token.text().matches("\\d{4}")) {
            return Optional.empty();
        }
        int year = Integer.parseInt(token.text());
        return year >= FIRST_YEAR && year <= LAST_YEAR ? Optional.of(year) : Optional.empty();
    }

    /** A month by its name or its first three letters; "may" and "mar…" as verbs are no months. */
    Optional<Month> monthName(int index) {
        Token token = scan.at(index);
        if (token.kind() != Token.Kind.WORD || (token.lower().equals("may") && !mayIsMonth(index))) {
            return Optional.empty();
        }
        return Optional.ofNullable(MONTHS.get(token.lower()));
    }

    private static Map<String, Month> months() {
        Map<String, Month> months = new HashMap<>(Map.of("sept", Month.SEPTEMBER));
        for (Month month : Month.values()) {
            String name = month.getDisplayName(TextStyle.FULL, Locale.ENGLISH).toLowerCase(Locale.ROOT);
            months.put(name, month);
            months.put(name.substring(0, 3), month);
        }
        return Map.copyOf(months);
    }

    private boolean mayIsMonth(int index) {
        return yearNumber(index + 1).isPresent()
                || (index > 0 && scan.at(index).text().equals("May"))
                || scan.is(index - 1, "in", "of", "during", "since", "last", "this", "until", "to", "for");
    }

    private Optional<PeriodMention> fiscal(int index) {
        Token token = scan.at(index);
        if (FISCAL.matcher(token.lower()).matches()) {
            return fiscalRest(index, index + 1, fullYear(token.lower().substring(2)));
        }
        boolean spelled = token.is("fiscal", "financial") || token.is("fy");
        if (!spelled) {
            return Optional.empty();
        }
        int number = token.is("fy") ? index + 1 : scan.skip(index + 1, "year");
        return yearNumber(number)
                .flatMap(year -> fiscalRest(index, number + 1, year))
                .or(() -> token.is("fy") && scan.at(number).text().matches("\\d\\d")
                        ? fiscalRest(index, number + 1, fullYear(scan.at(number).text()))
                        : Optional.empty())
                .or(() -> fiscalQuarterThenYear(index, number));
    }

    /** Behind a fiscal year may stand its quarter: FY25 Q3. */
    private Optional<PeriodMention> fiscalRest(int from, int next, int year) {
        int part = part(next, "q", 4);
        if (part > 0) {
            return found(from, next + 1, days.fiscalQuarter(year, part));
        }
        int half = part(next, "h", 2);
        return half > 0 ? found(from, next + 1, days.fiscalHalf(year, half)) : found(from, next, days.fiscalYear(year));
    }

    /** "the 1990s". */
    private Optional<PeriodMention> decade(int index) {
        String word = scan.at(index).lower();
        if (!word.matches("(1[5-9]|20)\\d0s")) {
            return Optional.empty();
        }
        LocalDate first = LocalDate.of(Integer.parseInt(word.substring(0, 4)), 1, 1);
        return found(index, index + 1, Period.of(first, first.plusYears(10), "in the " + word));
    }

    /** "fiscal Q3 2025", "fiscal Q3". */
    private Optional<PeriodMention> fiscalQuarterThenYear(int from, int index) {
        int quarter = part(index, "q", 4);
        if (quarter == 0) {
            return Optional.empty();
        }
        int behind = scan.skip(index + 1, "of");
        Optional<Integer> year = yearNumber(behind);
        return year.isPresent()
                ? found(from, behind + 1, days.fiscalQuarter(year.get(), quarter))
                : found(from, index + 1, latestFiscalQuarter(quarter));
    }

    private Period latestFiscalQuarter(int quarter) {
        int year = days.fiscalYearOf(days.today());
        Period period = days.fiscalQuarter(year, quarter);
        boolean future = period.start().orElseThrow().isAfter(days.today());
        Period latest = future ? days.fiscalQuarter(year - 1, quarter) : period;
        return latest.assuming("No year was named, so the latest is meant: " + latest.words() + ".");
    }

    private Optional<PeriodMention> quarterOrHalf(int index) {
        Optional<Integer> before = yearNumber(index);
        int start = before.isPresent() ? index + 1 : index;
        Ordinal ordinal = ordinal(start);
        if (ordinal.number() == 0) {
            return Optional.empty();
        }
        if (before.isPresent()) {
            return found(index, ordinal.next(), unit(before.get(), ordinal));
        }
        int behind = scan.skip(scan.skip(ordinal.next(), "of", "in"), "the");
        Optional<Integer> year = yearNumber(scan.skip(behind, "year"));
        if (year.isPresent()) {
            return found(index, scan.skip(behind, "year") + 1, unit(year.get(), ordinal));
        }
        Optional<PeriodMention> fiscal = fiscal(behind).or(() -> relativeYear(behind));
        if (fiscal.isPresent()) {
            return within(index, fiscal.get(), ordinal);
        }
        return found(index, ordinal.next(), latest(ordinal));
    }

    /** "this year" and its fiscal kin, as what a quarter is a part of. */
    private Optional<PeriodMention> relativeYear(int index) {
        Optional<PeriodMention> unit = new RelativeUnits(scan, days).at(index);
        return unit.filter(mention -> mention.period().closed()
                && mention.period()
                        .start()
                        .orElseThrow()
                        .plusYears(1)
                        .equals(mention.period().end().orElseThrow()));
    }

    private Optional<PeriodMention> within(int from, PeriodMention year, Ordinal ordinal) {
        LocalDate start = year.period().start().orElseThrow();
        long months = ordinal.half() ? 6 : 3;
        if (!start.plusYears(1).equals(year.period().end().orElseThrow())) {
            return Optional.empty();
        }
        LocalDate first = start.plusMonths(months * (ordinal.number() - 1));
        String name = "in " + (ordinal.half() ? "H" : "Q") + ordinal.number() + " of "
                + year.period().words().replaceFirst("^in ", "");
        Period part = Period.of(first, first.plusMonths(months), name);
        return found(from, year.to(), year.period().fiscal() ? part.ofFiscalCalendar() : part);
    }

    private Period unit(int year, Ordinal ordinal) {
        return ordinal.half() ? days.half(year, ordinal.number()) : days.quarter(year, ordinal.number());
    }

    private Period latest(Ordinal ordinal) {
        Period period = unit(days.today().getYear(), ordinal);
        boolean future = period.start().orElseThrow().isAfter(days.today());
        Period latest = future ? unit(days.today().getYear() - 1, ordinal) : period;
        return latest.assuming("No year was named, so the latest is meant: " + latest.words() + ".");
    }

    private record Ordinal(int number, boolean half, int next) {}

    /** Q3, H1, "third quarter", "the 2nd half". */
    private Ordinal ordinal(int index) {
        int quarter = part(index, "q", 4);
        if (quarter > 0) {
            return new Ordinal(quarter, false, index + 1);
        }
        int half = part(index, "h", 2);
        if (half > 0) {
            return new Ordinal(half, true, index + 1);
        }
        int number = scan.is(index, "first", "1st")
                ? 1
                : scan.is(index, "second", "2nd")
                        ? 2
                        : scan.is(index, "third", "3rd") ? 3 : scan.is(index, "fourth", "4th", "final") ? 4 : 0;
        if (scan.is(index + 1, "quarter")) {
            return new Ordinal(number, false, index + 2);
        }
        boolean isHalf = scan.is(index + 1, "half") && number <= 2;
        return new Ordinal(isHalf ? number : 0, true, index + 2);
    }

    private int part(int index, String letter, int most) {
        String lower = scan.at(index).lower();
        int number = lower.length() == 2 && lower.startsWith(letter) ? lower.charAt(1) - '0' : 0;
        return number >= 1 && number <= most ? number : 0;
    }

    /** 2025-03 and 2025-03-01; a day that does not exist is no period. */
    private Optional<PeriodMention> written(int index) {
        Token token = scan.at(index);
        if (token.kind() != Token.Kind.DATE) {
            return Optional.empty();
        }
        try {
            Period period = token.text().length() == 7
                    ? days.month(YearMonth.parse(token.text()))
                    : days.day(LocalDate.parse(token.text()));
            return found(index, index + 1, period);
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    /** "5 March 2025", "March 5th, 2025", "the 5th of March". */
    private Optional<PeriodMention> dayOfMonth(int index) {
        int dayFirst = dayNumber(index);
        if (dayFirst > 0) {
            int at = scan.skip(index + 1, "of");
            return monthName(at).flatMap(month -> day(index, at + 1, dayFirst, month));
        }
        Optional<Month> month = monthName(index);
        int at = scan.skip(index + 1, "the");
        int daySecond = dayNumber(at);
        return month.isPresent() && daySecond > 0 ? day(index, at + 1, daySecond, month.get()) : Optional.empty();
    }

    private Optional<PeriodMention> day(int from, int next, int day, Month month) {
        Optional<Integer> year = yearNumber(next);
        try {
            if (year.isPresent()) {
                return found(from, next + 1, days.day(LocalDate.of(year.get(), month, day)));
            }
            LocalDate inThisYear = LocalDate.of(days.today().getYear(), month, day);
            LocalDate latest = inThisYear.isAfter(days.today()) ? inThisYear.minusYears(1) : inThisYear;
            return found(
                    from,
                    next,
                    days.day(latest)
                            .assuming("No year was named, so the latest is meant: " + Period.day(latest) + "."));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    private int dayNumber(int index) {
        Matcher written = DAY.matcher(scan.at(index).lower());
        int day = written.matches() ? Integer.parseInt(written.group(1)) : 0;
        return day <= 31 ? day : 0;
    }

    private Optional<PeriodMention> month(int index) {
        Optional<Month> month = monthName(index);
        if (month.isEmpty()) {
            return Optional.empty();
        }
        int behind = scan.skip(index + 1, "of", "in");
        Optional<Integer> year = yearNumber(behind);
        if (year.isPresent()) {
            return found(index, behind + 1, days.month(YearMonth.of(year.get(), month.get())));
        }
        Optional<PeriodMention> relative = relativeYear(behind);
        if (relative.isPresent()
                && relative.get().period().start().orElseThrow().getDayOfYear() == 1) {
            int number = relative.get().period().start().orElseThrow().getYear();
            return found(index, relative.get().to(), days.month(YearMonth.of(number, month.get())));
        }
        Period latest = days.month(days.latest(month.get()));
        return found(
                index,
                index + 1,
                latest.assuming("No year was named, so the latest is meant: " + latest.words() + "."));
    }

    private Optional<PeriodMention> year(int index) {
        int number = scan.is(index, "calendar") && scan.is(index + 1, "year") ? index + 2 : scan.skip(index, "year");
        return yearNumber(number).map(year -> new PeriodMention(index, behindYear(number + 1), days.year(year)));
    }

    /** "the 2019 season", once a season is a year; "2019 year to date" and "2019 year by year" go on differently. */
    private int behindYear(int index) {
        boolean closed = scan.is(index, "year") && !scan.is(index + 1, "to", "by", "after", "over", "on", "so");
        return closed ? index + 1 : index;
    }

    private static int fullYear(String digits) {
        int number = Integer.parseInt(digits);
        return digits.length() == 4 ? number : 2000 + number;
    }

    private static Optional<PeriodMention> found(int from, int to, Period period) {
        return Optional.of(new PeriodMention(from, to, period));
    }
}
