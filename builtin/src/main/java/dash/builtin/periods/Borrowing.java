package dash.builtin.periods;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The year of a period that stands for two: "in March than in February 2023", "between Q1 and Q2 2023". */
final class Borrowing {

    /** Whatever stands between two periods of one year: "than it was in the". */
    private static final int NEAR = 6;

    private static final String[] BETWEEN = {
        "and",
        "or",
        "than",
        "in",
        "to",
        "vs",
        "versus",
        "with",
        "compared",
        "the",
        "of",
        "that",
        "those",
        "from",
        "for",
        "but",
        "not",
        "never",
        "also"
    };

    private Borrowing() {}

    /** A period that opens a range takes the year of the one that closes it, or the year before that. */
    static Period before(Period first, Period last) {
        if (!lends(last, first)) {
            return first;
        }
        LocalDate close = last.start().orElseThrow();
        Period same = first.inYear(close.getYear());
        return same.start().orElseThrow().isAfter(close) ? first.inYear(close.getYear() - 1) : same;
    }

    /** The mentions, of which one without a year takes that of the one beside it. */
    static List<PeriodMention> among(List<PeriodMention> mentions, Scan scan) {
        List<PeriodMention> all = new ArrayList<>(mentions);
        for (int index = 0; index + 1 < all.size(); index++) {
            PeriodMention left = all.get(index);
            PeriodMention right = all.get(index + 1);
            if (!beside(left, right, scan)) {
                continue;
            }
            if (lends(right.period(), left.period())) {
                all.set(
                        index,
                        left.meaning(
                                follows(left, right, scan)
                                        ? before(left.period(), right.period())
                                        : left.period().inYear(year(right.period()))));
            } else if (lends(left.period(), right.period())) {
                all.set(index + 1, right.meaning(right.period().inYear(year(left.period()))));
            }
        }
        return all;
    }

    /** "December and January 2023" follow each other; what is compared with each other need not. */
    private static boolean follows(PeriodMention left, PeriodMention right, Scan scan) {
        return IntStream.range(left.to(), right.from())
                .allMatch(index -> scan.is(index, "and", "or", "to", "in", "the"));
    }

    private static boolean beside(PeriodMention left, PeriodMention right, Scan scan) {
        for (int index = left.to(); index < right.from(); index++) {
            if (!scan.is(index, BETWEEN)) {
                return false;
            }
        }
        return right.from() > left.to() && right.from() - left.to() <= NEAR;
    }

    /** Whether one names its year, and the other is a step of the same kind whose year was only assumed. */
    private static boolean lends(Period one, Period other) {
        return one.assumption().isEmpty()
                && other.assumption().startsWith("No year was named")
                && !one.fiscal()
                && !other.fiscal()
                && one.grain().isPresent()
                && one.grain().equals(other.grain())
                && one.grain().get() != Grain.YEAR;
    }

    private static int year(Period period) {
        return period.start().orElseThrow().getYear();
    }
}
