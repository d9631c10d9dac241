package dash.doubt;

import dash.knowledge.Calendar;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The periods a question names outright: years, months, quarters, fiscal years, "last month". What is not sure is left out. */
final class NamedPeriods {

    /**
     * A period of the question.
     *
     * @param plain named by itself ("in 2025"), not as an end of something ("since", "before", "between")
     */
    record Named(DateRange range, boolean plain) {}

    private static final Set<String> OPENING = Set.of("since", "after", "from", "starting", "beyond");
    private static final Set<String> LATER = Set.of("later", "newer", "younger");
    private static final Set<String> CLOSING = Set.of("before", "until", "till", "by", "up");
    private static final Set<String> JOINING = Set.of("to", "through", "until", "till", "and", "vs", "versus", "with");
    private static final Set<String> EDGES =
            Set.of("end", "start", "beginning", "close", "begin", "began", "ended", "closed", "than", "then");

    private final Words words;
    private final PeriodWords units;
    private final List<Named> found = new ArrayList<>();

    private NamedPeriods(Words words, Calendar calendar, LocalDate today) {
        this.words = words;
        this.units = new PeriodWords(words.tokens(), calendar, today);
    }

    static List<Named> of(Words words, Calendar calendar, LocalDate today) {
        NamedPeriods periods = new NamedPeriods(words, calendar, today);
        periods.read();
        return List.copyOf(periods.found);
    }

    private void read() {
        int at = 0;
        int behindLast = -1;
        while (at < words.tokens().size()) {
            Optional<PeriodWords.Unit> unit = units.at(at);
            if (unit.isEmpty()) {
                at++;
                continue;
            }
            add(at, behindLast, unit.get());
            at = unit.get().to();
            behindLast = at;
        }
    }

    private void add(int at, int behindLast, PeriodWords.Unit unit) {
        int first = named(at);
        String before = token(first - 1);
        boolean joined = behindLast >= 0 && at - behindLast == 1 && JOINING.contains(before);
        if (joined) {
            Named last = found.removeLast();
            found.add(new Named(last.range().hull(unit.range()), false));
            return;
        }
        DateRange range = borrowed(at, unit.range());
        boolean later = Set.of("later", "newer", "onwards", "on", "after").contains(token(unit.to()))
                || (token(unit.to()).equals("or")
                        && Set.of("later", "newer", "after").contains(token(unit.to() + 1)));
        boolean behind = before.equals("than") && LATER.contains(token(first - 2));
        if (OPENING.contains(before) || later || behind) {
            found.add(new Named(new DateRange(range.start(), Optional.empty()), false));
        } else if (CLOSING.contains(before) || isEarlier(unit.to()) || isEdge(first, unit.to())) {
            found.add(new Named(new DateRange(Optional.empty(), range.end().map(day -> day.plusDays(1))), false));
        } else {
            found.add(new Named(range, range.equals(unit.range())));
        }
    }

    /** "in 2014 or earlier". */
    private boolean isEarlier(int to) {
        return token(to).equals("or") && Set.of("earlier", "before", "older").contains(token(to + 1));
    }

    /** Where "the year 2005" begins; "by month 2024" is no end of anything. */
    private int named(int at) {
        boolean said = Set.of("year", "month", "quarter", "day").contains(token(at - 1));
        boolean grouped = token(at - 2).equals("by");
        return said && token(at - 2).equals("the") ? at - 2 : said && !grouped ? at - 1 : at;
    }

    /** "July to December 2025": the year belongs to both months. */
    private DateRange borrowed(int at, DateRange range) {
        boolean ranged = Set.of("to", "through", "and", "until").contains(token(at - 1));
        Optional<Month> month = ranged ? PeriodWords.month(token(at - 2)) : Optional.empty();
        Optional<LocalDate> start = range.start();
        return month.isPresent() && start.isPresent()
                ? DateRange.month(YearMonth.of(start.get().getYear(), month.get()))
                        .hull(range)
                : range;
    }

    /** "at the end of 2025", "as of 2025", "when 2025 closed". */
    private boolean isEdge(int at, int to) {
        return EDGES.contains(token(to))
                || EDGES.contains(token(at - 1))
                || (Set.of("of", "the").contains(token(at - 1))
                        && (EDGES.contains(token(at - 2)) || token(at - 2).equals("as")));
    }

    private String token(int at) {
        return at >= 0 && at < words.tokens().size() ? words.tokens().get(at) : "";
    }
}
