package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Term;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Queries that no row can ever meet: nobody asks for a stay that is both open and cancelled. */
final class Contradictions {

    private final World world;

    Contradictions(World world) {
        this.world = world;
    }

    boolean in(Asked asked) {
        List<Condition> all = asked.where();
        if (isOfItself(asked)
                || isSaidTwice(asked)
                || deniesInVain(asked)
                || all.stream().anyMatch(Contradictions::comparesWithItself)) {
            return true;
        }
        if (asked.outputs().stream().anyMatch(output -> isAllOfIt(output.term(), all))) {
            return true;
        }
        for (int first = 0; first < all.size(); first++) {
            for (int second = 0; second < all.size(); second++) {
                if (first != second && excludes(all.get(first), all.get(second)) && ofOneRow(asked, all.get(first))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** "In 2019 but not in 2018": a concert of 2019 is none of 2018 anyway, so that other concerts are meant. */
    private boolean deniesInVain(Asked asked) {
        return asked.where().stream()
                        .anyMatch(condition ->
                                condition instanceof Condition.Related related && deniesInVain(related.conditions()))
                || deniesInVain(asked.where().stream()
                        .filter(condition -> asked.distinct() || !ofOneRow(asked, condition))
                        .toList());
    }

    /** That there is a row of which is said anyway what it is like. */
    private static boolean isSaidTwice(Asked asked) {
        return asked.where().stream()
                .anyMatch(condition -> condition instanceof Condition.Related related
                        && related.quantity() instanceof Condition.Quantity.Some
                        && !related.conditions().isEmpty()
                        && asked.where().containsAll(related.conditions()));
    }

    /** The highest speed of each speed is that speed. */
    private static boolean isOfItself(Asked asked) {
        return asked.outputs().stream()
                .anyMatch(output -> output.term() instanceof Term.Figure figure
                        && figure.function() != Term.Function.COUNT
                        && figure.of().filter(asked.groups()::contains).isPresent());
    }

    private static boolean comparesWithItself(Condition condition) {
        return condition instanceof Condition.Compared(Term left, var comparison, Term right) && left.equals(right);
    }

    private static boolean deniesInVain(List<Condition> conditions) {
        return conditions.stream().anyMatch(one -> conditions.stream().anyMatch(other -> isSaidAnyway(one, other)));
    }

    private static boolean isSaidAnyway(Condition one, Condition other) {
        Optional<Condition> denied = denied(other);
        return switch (one) {
            case Condition.Compared(Term left, Comparison equal, Term.Constant value)
            when equal == Comparison.EQUAL ->
                denied.filter(condition -> condition instanceof Condition.Compared(Term column, var how, var another)
                                && column.equals(left)
                                && another instanceof Term.Constant
                                && !another.equals(value))
                        .isPresent();
            case Condition.Within(Term date, var period, boolean years) ->
                denied.filter(condition ->
                                condition instanceof Condition.Within(Term column, var another, boolean whole)
                                        && column.equals(date)
                                        && !another.equals(period))
                        .isPresent();
            default -> false;
        };
    }

    /** What must not be. */
    private static Optional<Condition> denied(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term left, Comparison unequal, Term right)
            when unequal == Comparison.UNEQUAL -> Optional.of(new Condition.Compared(left, Comparison.EQUAL, right));
            case Condition.Not(Condition.Every(List<Condition> all)) ->
                all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
            case Condition.Not(Condition one) -> Optional.of(one);
            default -> Optional.empty();
        };
    }

    /** The share that red cars have of the red cars. */
    private static boolean isAllOfIt(Term term, List<Condition> where) {
        return switch (term) {
            case Term.Calculated(var operator, Term left, Term right)
            when operator == Term.Operator.DIVIDED ->
                left instanceof Term.Figure part
                        && right instanceof Term.Figure whole
                        && !part.only().isEmpty()
                        && whole.only().isEmpty()
                        && where.containsAll(part.only());
            case Term.Calculated(var operator, Term left, Term right) ->
                isAllOfIt(left, where) || isAllOfIt(right, where);
            default -> false;
        };
    }

    private static boolean excludes(Condition one, Condition other) {
        Optional<Term.Attribute> column = column(other);
        return switch (one) {
            case Condition.Missing(Term.Attribute missing) ->
                column.filter(missing::equals).isPresent()
                        || other.equals(new Condition.Not(new Condition.Missing(missing)));
            case Condition.Among(Term left, var values) ->
                other instanceof Condition.Among(Term right, var others)
                        && right.equals(left)
                        && Collections.disjoint(values, others);
            case Condition.Compared(Term.Attribute left, Comparison equal, Term.Constant value)
            when equal == Comparison.EQUAL ->
                other instanceof Condition.Compared(Term right, Comparison equal2, Term.Constant value2)
                        && equal2 == Comparison.EQUAL
                        && right.equals(left)
                        && !value2.equals(value);
            case Condition.Compared above -> beyond(above, other);
            default -> false;
        };
    }

    /** Above the one and below the other, which is no larger. */
    static boolean beyond(Condition.Compared above, Condition other) {
        return (above.comparison() == Comparison.MORE || above.comparison() == Comparison.AT_LEAST)
                && other instanceof Condition.Compared(Term right, Comparison below, Term.Constant most)
                && (below == Comparison.LESS || below == Comparison.AT_MOST)
                && right.equals(above.left())
                && above.right() instanceof Term.Constant least
                && least.kind() == Term.Constant.Kind.NUMBER
                && most.kind() == Term.Constant.Kind.NUMBER
                && new BigDecimal(least.value()).compareTo(new BigDecimal(most.value())) > 0;
    }

    /** The column that holds a value wherever this is met. */
    private static Optional<Term.Attribute> column(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term.Attribute left, var how, var right) -> Optional.of(left);
            case Condition.Among(Term.Attribute left, var values) -> Optional.of(left);
            default -> Optional.empty();
        };
    }

    /** Of many rows each may meet another condition. */
    private boolean ofOneRow(Asked asked, Condition condition) {
        return Joined.tables(List.of(condition)).stream()
                .allMatch(rows -> rows.equals(asked.subject())
                        || world.toOne(asked.subject().table(), rows.table()));
    }
}
