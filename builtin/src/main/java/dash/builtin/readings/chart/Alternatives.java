package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Values of one column that are said one after the other. No row holds two of them, so that "Rock and Jazz" means rows of either,
 * and "both Rock and Jazz" that something has a row of each.
 */
final class Alternatives {

    private Alternatives() {}

    /** One value or several of a column. */
    private record Values(Term.Attribute column, List<Term.Constant> values) {}

    /** The condition that takes in both, where both are nothing but values of one column. */
    static Optional<Condition> of(List<Condition> left, List<Condition> right) {
        Optional<Values> one = values(left);
        Optional<Values> other = values(right);
        boolean fits = one.isPresent()
                && other.isPresent()
                && one.get().column().equals(other.get().column());
        return fits
                ? Optional.of(new Condition.Among(
                        one.get().column(),
                        Stream.concat(one.get().values().stream(), other.get().values().stream())
                                .distinct()
                                .toList()))
                : Optional.empty();
    }

    private static Optional<Values> values(List<Condition> conditions) {
        if (conditions.size() != 1) {
            return Optional.empty();
        }
        return switch (conditions.getFirst()) {
            case Condition.Compared(Term.Attribute column, Comparison equal, Term.Constant value)
            when equal == Comparison.EQUAL -> Optional.of(new Values(column, List.of(value)));
            case Condition.Among(Term.Attribute column, var values) -> Optional.of(new Values(column, values));
            default -> Optional.empty();
        };
    }

    /** A row for each value: conditions on different rows of one table. Empty where there are no values to part. */
    static Optional<List<Condition>> apart(List<Condition> conditions) {
        List<Condition> all = new ArrayList<>();
        boolean parted = false;
        for (Condition condition : conditions) {
            if (!parted && condition instanceof Condition.Among(Term.Attribute column, var values)) {
                int number = 1;
                for (Term.Constant value : values) {
                    Term.Attribute one = new Term.Attribute(column.of().again(number++), column.column());
                    all.add(new Condition.Compared(one, Comparison.EQUAL, value));
                }
                parted = true;
            } else {
                all.add(condition);
            }
        }
        return parted ? Optional.of(all) : Optional.empty();
    }
}
