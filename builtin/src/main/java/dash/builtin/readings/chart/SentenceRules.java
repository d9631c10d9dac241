package dash.builtin.readings.chart;

import dash.builtin.query.Term;
import java.util.List;

/** A second sentence that says what is to be told of the first one: "Which film …? List its title and id." */
final class SentenceRules {

    private final Joined joined;

    SentenceRules(Joined joined) {
        this.joined = joined;
    }

    void join(Frame left, Frame right) {
        boolean telling = right.where().isEmpty()
                && right.groups().isEmpty()
                && right.ordering().isEmpty();
        if (!telling || (right.isRows() && !right.core().equals(left.core()))) {
            return;
        }
        joined.joins(left.core().table(), right.core().table()).ifPresent(cost -> {
            if (right.isRows()) {
                joined.noun(left, cost);
            } else if (left.isRows() || right.heads().containsAll(left.heads())) {
                joined.noun(left.withHeads(right.heads()), cost);
            } else {
                List<Term> heads = Frame.joined(left.heads(), right.heads());
                joined.noun(left.withHeads(heads), cost.plus(Joined.loose(0.2)));
            }
        });
    }
}
