package dash.builtin.readings.chart;

import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;

/** The first rows of each of something: "the latest order of each customer", "the top 3 products in every region". */
final class WithinRules {

    private final Joined joined;

    WithinRules(Joined joined) {
        this.joined = joined;
    }

    void join(Frame left, Frame right) {
        if (divides(right) && (left.isRanked() || left.open() != 0)) {
            within(left, right);
        } else if (left.each() && right.isRanked()) {
            within(right, left);
        }
    }

    private boolean divides(Frame right) {
        return right.each() || (joined.glued(Glue.PER) && right.isBare());
    }

    private void within(Frame ranked, Frame each) {
        boolean kinds = each.isRows() || each.isAttributes();
        boolean plain = !each.isRanked() && each.open() == 0 && each.groups().isEmpty();
        if (!kinds || !plain || !ranked.within().isEmpty() || !several(ranked, each) || sharesPlaces(ranked, each)) {
            return;
        }
        List<Term> terms = each.isRows() ? List.of(new Term.Whole(each.core())) : each.heads();
        Frame divided = ranked.within(terms).with(each.where());
        joined.joins(ranked.core().table(), each.core().table())
                .ifPresent(cost -> joined.noun(byFigure(ranked) ? divided.groupedBy(terms) : divided, cost));
    }

    /** Where numbers rank, all that share the first place are told: {@link BestOfKind}. */
    private static boolean sharesPlaces(Frame ranked, Frame each) {
        return ranked.isRanked()
                && ranked.limit() == 1
                && ranked.where().isEmpty()
                && ranked.groups().isEmpty()
                && ranked.ordering().getFirst().term() instanceof Term.Attribute by
                && by.of().equals(ranked.core())
                && !World.isTime(by)
                && PeerRules.kind(ranked.core(), each).isPresent();
    }

    private static boolean byFigure(Frame ranked) {
        return ranked.isRanked() && Frame.figure(ranked.ordering().getFirst().term());
    }

    /** Each of these has rows of its own to rank, and each of those belongs to one of them. */
    private boolean several(Frame ranked, Frame each) {
        if (each.core().equals(ranked.core())
                && (each.isRows() || ranked.heads().equals(each.heads()))) {
            return false;
        }
        boolean own = belongs(ranked.core(), each.core());
        if (!byFigure(ranked)) {
            return own && ranked.groups().isEmpty();
        }
        return own || belongs(rows(ranked), each.core());
    }

    private boolean belongs(Occurrence rows, Occurrence kind) {
        return rows.equals(kind) || joined.world().toOne(rows.table(), kind.table());
    }

    private static Occurrence rows(Frame ranked) {
        return ranked.ordering().getFirst().term() instanceof Term.Figure figure ? figure.rows() : ranked.core();
    }
}
