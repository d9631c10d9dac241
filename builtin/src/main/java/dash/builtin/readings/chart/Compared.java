package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What rows are compared with, restricted: "cheaper than the average price of puzzles" compares with puzzles, whatever the rows are. */
final class Compared {

    /** Nobody who says it so means the rows themselves. */
    static final double ROWS = 1.5;

    private Compared() {}

    /** Whether the last thing said of these rows compares them with a figure over others of their kind. */
    static boolean ends(Frame noun) {
        return !noun.where().isEmpty()
                && noun.where().getLast() instanceof Condition.Compared(var left, var how, Term.Single(Asked figure))
                && figure.subject().equals(noun.core());
    }

    /** The same rows compared with a figure over those that fulfil the conditions. */
    static Optional<Frame> with(Frame noun, List<Condition> conditions) {
        return ends(noun)
                        && noun.where().getLast()
                                instanceof Condition.Compared(Term left, var how, Term.Single(Asked figure))
                ? Optional.of(noun.instead(
                        new Condition.Compared(left, how, new Term.Single(restricted(figure, conditions)))))
                : Optional.empty();
    }

    private static Asked restricted(Asked figure, List<Condition> conditions) {
        List<Condition> where = new ArrayList<>(figure.where());
        where.addAll(conditions);
        return figure.withWhere(where);
    }
}
