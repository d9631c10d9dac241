package dash.builtin.periods;

import dash.builtin.words.Token;
import dash.knowledge.Calendar;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds periods in tokens: units, and ranges between units. The longest reading at a place is the one that counts. */
public final class PeriodGrammar {

    private final Calendar calendar;
    private final LocalDate today;

    public PeriodGrammar(Calendar calendar, LocalDate today) {
        this.calendar = calendar;
        this.today = today;
    }

    /** Every period of a question, left to right, none inside of another. */
    public List<PeriodMention> find(List<Token> tokens) {
        Scan scan = new Scan(tokens);
        List<PeriodMention> found = new ArrayList<>();
        int index = 0;
        while (index < tokens.size()) {
            Optional<PeriodMention> mention = at(scan, index);
            mention.ifPresent(found::add);
            index = mention.map(PeriodMention::to).orElse(index + 1);
        }
        return Borrowing.among(found, scan);
    }

    private Optional<PeriodMention> at(Scan scan, int index) {
        return midnight(scan, index)
                .or(() -> range(scan, index))
                .or(() -> new CountedUnits(scan, start -> unit(scan, start)).at(index))
                .or(() -> open(scan, index))
                .or(() -> unit(scan, index));
    }

    /** "At midnight after 31 December" is when that day ended. */
    private Optional<PeriodMention> midnight(Scan scan, int index) {
        return scan.is(index, "midnight") && scan.is(index + 1, "after")
                ? unit(scan, index + 2).map(day -> new PeriodMention(index, day.to(), day.period()))
                : Optional.empty();
    }

    private Optional<PeriodMention> unit(Scan scan, int index) {
        Days days = new Days(calendar, today);
        return new RelativeUnits(scan, days)
                .at(index)
                .or(() -> new NamedUnits(scan, days).at(index))
                .map(mention -> upToToday(scan, mention));
    }

    /** "2026 so far", "in 2026 to date": the unit that today belongs to, cut off after today. */
    private PeriodMention upToToday(Scan scan, PeriodMention mention) {
        boolean soFar = scan.is(mention.to(), "so") && scan.is(mention.to() + 1, "far");
        boolean toDate = scan.is(mention.to(), "to") && scan.is(mention.to() + 1, "date");
        Period period = mention.period();
        boolean current = period.closed()
                && !period.start().orElseThrow().isAfter(today)
                && period.end().orElseThrow().isAfter(today);
        if (!current || (!soFar && !toDate)) {
            return mention;
        }
        Period cut = Period.of(period.start().orElseThrow(), today.plusDays(1), period.words() + " up to today");
        return new PeriodMention(mention.from(), mention.to() + 2, period.fiscal() ? cut.ofFiscalCalendar() : cut);
    }

    /** "from March to May 2025", "between 2023 and 2025", "January through March": both ends belong to it. */
    private Optional<PeriodMention> range(Scan scan, int index) {
        boolean between = scan.is(index, "between");
        boolean from = scan.is(index, "from", "since");
        int start = between || from ? index + 1 : index;
        Optional<PeriodMention> first = unit(scan, start);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        int joint = first.get().to();
        boolean joined = between ? scan.is(joint, "and") : scan.is(joint, "to", "through", "until", "till", "thru");
        Optional<PeriodMention> second = joined ? unit(scan, joint + 1) : Optional.empty();
        return second.flatMap(last -> joined(scan, index, start, first.get(), last));
    }

    private Optional<PeriodMention> joined(Scan scan, int index, int start, PeriodMention first, PeriodMention last) {
        Optional<LocalDate> end = last.period().end();
        Period opening = Borrowing.before(first.period(), last.period());
        Optional<LocalDate> begin = borrowedYear(scan, start, first, last).or(opening::start);
        if (end.isEmpty() || begin.isEmpty() || !begin.get().isBefore(end.get())) {
            return Optional.empty();
        }
        String words = "from " + Period.day(begin.get()) + " to "
                + Period.day(end.get().minusDays(1));
        return Optional.of(new PeriodMention(
                index,
                last.to(),
                Period.of(begin.get(), end.get(), words),
                Optional.empty(),
                List.of(opening, last.period())));
    }

    /** In "from March to May 2025" the year belongs to both. */
    private Optional<LocalDate> borrowedYear(Scan scan, int start, PeriodMention first, PeriodMention last) {
        NamedUnits names = new NamedUnits(scan, new Days(calendar, today));
        Optional<Month> month = names.monthName(start);
        boolean alone = month.isPresent() && first.to() == start + 1;
        boolean yearBehind = names.yearNumber(last.to() - 1).isPresent();
        if (!alone || !yearBehind) {
            return Optional.empty();
        }
        YearMonth until = YearMonth.from(last.period().start().orElseThrow());
        YearMonth sameYear = YearMonth.of(until.getYear(), month.get());
        return Optional.of((sameYear.isAfter(until) ? sameYear.minusYears(1) : sameYear).atDay(1));
    }

    /** "since March", "before 2024", "earlier than 2015", "after Q1 2025", "until yesterday". */
    private Optional<PeriodMention> open(Scan scan, int index) {
        return Opening.at(scan, index)
                .flatMap(opening ->
                        unit(scan, opening.unit(scan)).flatMap(mention -> opened(scan, index, opening.kind(), mention)))
                .or(() -> onwards(scan, index));
    }

    /** "from July 2025 onwards", "2021 onwards", "starting in 2021", "2024 or later". */
    private Optional<PeriodMention> onwards(Scan scan, int index) {
        boolean starting = scan.is(index, "starting", "beginning") && scan.is(index + 1, "in", "with", "from", "on");
        int start = starting ? index + 2 : scan.is(index, "from") ? index + 1 : index;
        Optional<PeriodMention> unit = unit(scan, start);
        if (unit.isEmpty() || unit.get().period().start().isEmpty()) {
            return Optional.empty();
        }
        int end = unit.get().to();
        boolean on = scan.is(end, "onwards", "onward") || (scan.is(end, "on") && scan.is(index, "from"));
        boolean later = scan.is(end, "or", "and") && scan.is(end + 1, "later", "newer", "after");
        if (!starting && !on && !later) {
            return Optional.empty();
        }
        LocalDate first = unit.get().period().start().orElseThrow();
        int behind = on ? end + 1 : later ? end + 2 : end;
        return Optional.of(new PeriodMention(
                index,
                behind,
                new Period(
                        Optional.of(first),
                        Optional.empty(),
                        "from " + Period.day(first) + " on",
                        unit.get().period().assumption(),
                        false)));
    }

    private Optional<PeriodMention> opened(Scan scan, int index, Opening.Kind kind, PeriodMention mention) {
        Optional<LocalDate> first = mention.period().start();
        Optional<LocalDate> behind = mention.period().end();
        LocalDate tomorrow = today.plusDays(1);
        boolean later =
                kind == Opening.Kind.SINCE && first.isPresent() && !first.get().isBefore(tomorrow);
        if (first.isEmpty() || behind.isEmpty() || later) {
            return Optional.empty();
        }
        String assumed = mention.period().assumption();
        Optional<LocalDate> none = Optional.empty();
        String day = Period.day(first.get());
        String last = Period.day(behind.get().minusDays(1));
        Period period = switch (kind) {
            case SINCE -> new Period(first, Optional.of(tomorrow), "since " + day, assumed, false);
            case FROM -> new Period(first, none, "from " + day + " on", assumed, false);
            case AFTER -> new Period(behind, none, "after " + last, assumed, false);
            case BEFORE -> new Period(none, first, "before " + day, assumed, false);
            case UNTIL -> new Period(none, behind, "up to " + last, assumed, false);
        };
        Optional<Period> along = Optional.of(mention.period()).filter(unit -> scan.is(index, "through"));
        return Optional.of(new PeriodMention(index, mention.to(), period, along));
    }
}
