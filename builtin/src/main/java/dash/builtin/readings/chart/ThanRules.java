package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.util.List;

/** What stands between "more" and "than": "more visitors than the average", "more pages than 500". */
final class ThanRules {

    private final Joined joined;

    ThanRules(Joined joined) {
        this.joined = joined;
    }

    void bound(Sense.Bound bound, Sense right) {
        if (bound.limit() instanceof Term.Attribute measured && World.isNumber(measured)) {
            switch (right) {
                case Sense.Amount(String number) -> restricted(measured, bound, CompareRules.number(number));
                case Sense.Aggregating(List<Term.Function> functions) -> {
                    if (functions.equals(List.of(Term.Function.AVERAGE))
                            || functions.equals(List.of(Term.Function.MEDIAN))) {
                        restricted(measured, bound, CompareRules.typical(measured, functions.getFirst()));
                    }
                }
                default -> {}
            }
        }
    }

    private void restricted(Term.Attribute measured, Sense.Bound bound, Term limit) {
        joined.add(
                Sense.Restriction.of(new Condition.Compared(measured, bound.comparison(), limit)),
                Cost.NOTHING.plus(Feature.NESTED, limit instanceof Term.Constant ? 0 : 1));
    }
}
