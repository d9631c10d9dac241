package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;

/** In which order all of them are told. */
final class SortRules {

    private final Joined joined;

    SortRules(Joined joined) {
        this.joined = joined;
    }

    void sorted(Frame noun, Sense.Sorting sorting) {
        if (noun.isRanked()) {
            boolean all = noun.limit() == 1
                    && noun.plural()
                    && noun.isRows()
                    && sorting.by().equals(noun.ordering().getFirst().term());
            joined.noun(
                    all ? WordRules.telling(noun, joined.world()).ordered(noun.ordering(), 0) : noun,
                    Joined.loose(0.05));
            return;
        }
        Term by = sorting.by();
        if (by instanceof Term.Attribute attribute && noun.hasFigure() && World.isNumber(attribute)) {
            by = noun.heads().stream().filter(Frame::figure).findFirst().orElse(by);
        }
        Frame ordered = noun.ordered(
                behind(noun.ordering(), new Asked.Ordering(by, sorting.descending())),
                noun.open() > 0 ? noun.open() : noun.limit());
        boolean grouped = Frame.figure(by) && !noun.hasFigure();
        if (grouped && by.equals(Term.Figure.count(noun.core()))) {
            return;
        }
        if (grouped) {
            ordered = ordered.groupedBy(List.of(new Term.Whole(noun.core())));
        }
        Frame sorted = ordered;
        Occurrence rows = sorting.of().map(Frame::core).orElse(noun.core());
        joined.joins(noun.core().table(), rows.table()).ifPresent(cost -> joined.noun(sorted, cost));
    }

    /** "by category and then by price". */
    private static List<Asked.Ordering> behind(List<Asked.Ordering> first, Asked.Ordering then) {
        return first.stream().anyMatch(order -> order.term().equals(then.term()))
                ? List.of(then)
                : Frame.joined(first, List.of(then));
    }

    void alphabetical(Frame noun, boolean descending) {
        if (!noun.isRanked() && !noun.heads().isEmpty()) {
            Term first = noun.isRows()
                    ? joined.world().shown(noun.core()).getFirst()
                    : noun.heads().getFirst();
            joined.noun(noun.ordered(List.of(new Asked.Ordering(first, descending)), noun.limit()), Cost.NOTHING);
        }
    }
}
