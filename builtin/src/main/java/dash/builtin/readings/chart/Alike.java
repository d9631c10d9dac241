package dash.builtin.readings.chart;

import dash.builtin.links.names.Explanation;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.util.Optional;

/** Conditions that hold for the same rows: of a column that says yes or no, what is not the one is the other. */
final class Alike {

    private Alike() {}

    /** What is equal for conditions that say the same. */
    static Object of(Condition condition) {
        return condition
                                instanceof
                                Condition.Compared(
                                        Term.Attribute flag,
                                        Condition.Comparison comparison,
                                        Term.Constant(var kind, String value))
                        && comparison == Condition.Comparison.UNEQUAL
                ? other(flag, value)
                        .<Object>map(other -> new Condition.Compared(
                                flag, Condition.Comparison.EQUAL, new Term.Constant(kind, other)))
                        .orElse(condition)
                : YearBounds.of(condition);
    }

    private static Optional<String> other(Term.Attribute flag, String value) {
        return World.column(flag)
                .flatMap(column -> Explanation.of(column.comment()).yesOrNo())
                .map(both -> both.yes().equals(value) ? both.no() : both.yes());
    }
}
