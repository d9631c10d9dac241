package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** The first of each kind: "for each hall the concert with the most guests", "the most expensive product of every category". */
final class BestOfKind {

    private final Joined joined;

    BestOfKind(Joined joined) {
        this.joined = joined;
    }

    void join(Frame left, Frame right) {
        if (joined.glued(Glue.BREAK | Glue.OR | Glue.AND)) {
            return;
        }
        boolean beside = joined.glued(Glue.WITH) && right.isRows();
        if (left.each() && (beside || joined.left().has(Glue.FOR | Glue.OF | Glue.IN))) {
            best(right, left);
        } else if ((right.each() && joined.glued(Glue.FOR | Glue.OF | Glue.IN)) || joined.glued(Glue.PER)) {
            best(left, right);
        }
    }

    private void best(Frame ranked, Frame kind) {
        boolean fits = ranked.isRanked()
                && ranked.limit() == 1
                && ranked.where().isEmpty()
                && ranked.groups().isEmpty()
                && !ranked.hasFigure()
                && !kind.hasFigure()
                && kind.groups().isEmpty()
                && !kind.isRanked();
        Asked.Ordering order =
                fits ? ranked.ordering().getFirst() : new Asked.Ordering(new Term.Whole(kind.core()), false);
        if (order.term() instanceof Term.Attribute by && by.of().equals(ranked.core()) && !World.isTime(by)) {
            Optional<List<String>> alike = PeerRules.kind(ranked.core(), kind);
            alike.ifPresent(columns -> first(ranked, kind, order.descending(), by, columns));
        }
    }

    private void first(Frame ranked, Frame kind, boolean most, Term.Attribute by, List<String> alike) {
        Term.Function function = most ? Term.Function.GREATEST : Term.Function.LEAST;
        Condition first = new Condition.Compared(by, Comparison.EQUAL, new Term.OfItsKind(function, by, alike));
        List<Term> keys = kind.isRows() ? joined.world().shown(kind.core()) : kind.heads();
        List<Term> told = ranked.isRows() ? joined.world().shown(ranked.core()) : ranked.heads();
        joined.joins(ranked.core().table(), kind.core().table())
                .ifPresent(cost -> joined.noun(
                        ranked.ordered(List.of(), 0)
                                .withHeads(Frame.joined(keys, told))
                                .with(List.of(first))
                                .with(kind.where())
                                .many(true)
                                .ofRows(),
                        cost));
    }
}
