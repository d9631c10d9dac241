package dash.builtin.periods;

import dash.builtin.words.Words;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Periods that count from today: yesterday, last quarter, this fiscal year, the past 90 days, year to date. */
final class RelativeUnits {

    private final Scan scan;
    private final Days days;

    RelativeUnits(Scan scan, Days days) {
        this.scan = scan;
        this.days = days;
    }

    Optional<PeriodMention> at(int index) {
        return simple(index)
                .or(() -> toDate(index))
                .or(() -> several(index))
                .or(() -> named(index))
                .or(() -> one(index))
                .or(() -> ago(index));
    }

    private Optional<PeriodMention> simple(int index) {
        if (scan.is(index, "today")) {
            return found(index, index + 1, days.day(days.today()));
        }
        return scan.is(index, "yesterday")
                ? found(index, index + 1, days.day(days.today().minusDays(1)))
                : Optional.empty();
    }

    /** "year to date", "YTD", "so far this year", "this fiscal year to date". */
    private Optional<PeriodMention> toDate(int index) {
        if (scan.is(index, "ytd", "mtd", "qtd")) {
            Grain grain = scan.is(index, "ytd") ? Grain.YEAR : scan.is(index, "mtd") ? Grain.MONTH : Grain.QUARTER;
            return found(index, index + 1, upToToday(current(grain, false)));
        }
        if (scan.is(index, "so") && scan.is(index + 1, "far")) {
            int unit = scan.skip(index + 2, "in");
            return scan.is(unit, "this")
                    ? one(unit).map(mention -> new PeriodMention(index, mention.to(), upToToday(mention.period())))
                    : Optional.empty();
        }
        int unit = scan.skip(scan.skip(index, "this", "the"), "current");
        boolean fiscal = scan.is(unit, "fiscal", "financial");
        int noun = fiscal ? unit + 1 : unit;
        Optional<Grain> grain = Grain.named(scan.at(noun).lower());
        boolean toDate = scan.is(noun + 1, "to") && scan.is(noun + 2, "date");
        boolean soFar = scan.is(noun + 1, "so") && scan.is(noun + 2, "far");
        return grain.isPresent() && (toDate || (soFar && unit > index))
                ? found(index, noun + 3, upToToday(current(grain.get(), fiscal)))
                : Optional.empty();
    }

    /** "last 3 months": whole units when it says so, else up to and including today. */
    private Optional<PeriodMention> several(int index) {
        int word = scan.skip(index, "the");
        if (!scan.is(word, "last", "past", "previous", "prior", "trailing", "rolling", "recent")) {
            return Optional.empty();
        }
        OptionalInt count = Words.number(scan.at(word + 1));
        boolean whole = scan.is(word + 2, "complete", "full", "whole", "completed", "calendar");
        int noun = whole ? word + 3 : word + 2;
        Optional<Grain> grain = Grain.named(scan.at(noun).lower());
        if (count.isEmpty() || grain.isEmpty() || count.getAsInt() < 1 || count.getAsInt() > 1_000) {
            return Optional.empty();
        }
        String name =
                count.getAsInt() + " " + (whole ? "whole " : "") + grain.get().word() + "s";
        LocalDate end = whole
                ? current(grain.get(), false).start().orElseThrow()
                : days.today().plusDays(1);
        Period period = Period.of(back(end, grain.get(), count.getAsInt()), end, "in the last " + name);
        return found(index, noun + 1, whole ? period : period.assuming(rolling(name, period)));
    }

    private static String rolling(String name, Period period) {
        return "The last " + name + " are those that end today: from "
                + Period.day(period.start().orElseThrow()) + " to "
                + Period.day(period.end().orElseThrow().minusDays(1)) + ".";
    }

    /** "last March": the latest one that is over. */
    private Optional<PeriodMention> named(int index) {
        int word = scan.skip(index, "the");
        Optional<Month> month = scan.is(word, "last", "past", "previous")
                        && scan.at(word + 1).lower().length() > 2
                ? new NamedUnits(scan, days).monthName(word + 1)
                : Optional.empty();
        return month.filter(
                        each -> new NamedUnits(scan, days).yearNumber(word + 2).isEmpty())
                .flatMap(each -> found(index, word + 2, latest(each)));
    }

    private Period latest(Month month) {
        YearMonth own = YearMonth.of(days.today().getYear(), month);
        YearMonth last = own.isBefore(YearMonth.from(days.today())) ? own : own.minusYears(1);
        String words = "in " + month.getDisplayName(TextStyle.FULL, Locale.ENGLISH) + " " + last.getYear();
        return Period.of(last.atDay(1), last.plusMonths(1).atDay(1), words);
    }

    /** "last month" is the calendar's; "past month" is what ends today. */
    private Optional<PeriodMention> one(int index) {
        int word = scan.skip(index, "the");
        boolean present = scan.is(word, "this", "current", "present", "ongoing");
        boolean before = scan.is(word, "last", "previous", "prior");
        boolean past = scan.is(word, "past");
        if (!present && !before && !past) {
            return Optional.empty();
        }
        int unit = scan.skip(word + 1, "calendar", "full", "complete");
        boolean fiscal = scan.is(unit, "fiscal", "financial");
        int noun = fiscal ? unit + 1 : unit;
        Optional<Grain> grain = Grain.named(scan.at(noun).lower());
        if (grain.isEmpty() || scan.at(noun).plural()) {
            return Optional.empty();
        }
        if (past && !fiscal) {
            LocalDate end = days.today().plusDays(1);
            String name = grain.get().word();
            Period period = Period.of(back(end, grain.get(), 1), end, "in the past " + name);
            return found(index, noun + 1, period.assuming("The past " + name + " is the one that ends today."));
        }
        Period period = current(grain.get(), fiscal);
        return found(index, noun + 1, present ? period : previous(period, grain.get(), fiscal));
    }

    /** "two months ago" is that month, "3 days ago" that day. */
    private Optional<PeriodMention> ago(int index) {
        OptionalInt count = Words.number(scan.at(index));
        Optional<Grain> grain = Grain.named(scan.at(index + 1).lower());
        if (count.isEmpty() || grain.isEmpty() || !scan.is(index + 2, "ago") || count.getAsInt() > 1_000) {
            return Optional.empty();
        }
        Period period = unitOf(back(days.today(), grain.get(), count.getAsInt()), grain.get(), false);
        return found(index, index + 3, period);
    }

    private Period current(Grain grain, boolean fiscal) {
        return unitOf(days.today(), grain, fiscal);
    }

    private Period previous(Period period, Grain grain, boolean fiscal) {
        return unitOf(period.start().orElseThrow().minusDays(1), grain, fiscal);
    }

    private Period unitOf(LocalDate day, Grain grain, boolean fiscal) {
        return switch (grain) {
            case DAY -> days.day(day);
            case WEEK -> {
                LocalDate start = days.weekStart(day);
                yield Period.of(start, start.plusDays(7), "in the week of " + Period.day(start));
            }
            case MONTH -> days.month(YearMonth.from(day));
            case QUARTER ->
                fiscal
                        ? days.fiscalQuarter(days.fiscalYearOf(day), days.fiscalQuarterOf(day))
                        : days.quarter(day.getYear(), (day.getMonthValue() + 2) / 3);
            case YEAR -> fiscal ? days.fiscalYear(days.fiscalYearOf(day)) : days.year(day.getYear());
        };
    }

    private static LocalDate back(LocalDate day, Grain grain, int count) {
        return switch (grain) {
            case DAY -> day.minusDays(count);
            case WEEK -> day.minusWeeks(count);
            case MONTH -> day.minusMonths(count);
            case QUARTER -> day.minusMonths(count * 3L);
            case YEAR -> day.minusYears(count);
        };
    }

    private Period upToToday(Period period) {
        return Period.of(period.start().orElseThrow(), days.today().plusDays(1), period.words() + " up to today");
    }

    private static Optional<PeriodMention> found(int from, int to, Period period) {
        return Optional.of(new PeriodMention(from, to, period));
    }
}
