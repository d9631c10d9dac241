package dash.builtin.choice;

import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Walks the terms of a query and puts others in the place of its figures. */
final class Terms {

    private final Function<Term.Figure, Optional<Term>> other;
    private boolean refused;

    Terms(Function<Term.Figure, Optional<Term>> other) {
        this.other = other;
    }

    /** Whether there was a figure that nothing could stand for. */
    boolean refused() {
        return refused;
    }

    Term replaced(Term term) {
        return switch (term) {
            case Term.Figure figure -> figure(figure);
            case Term.Calculated(var operator, Term left, Term right) ->
                new Term.Calculated(operator, replaced(left), replaced(right));
            case Term.ShareOf(Term figure, boolean percent) -> new Term.ShareOf(replaced(figure), percent);
            case Term.Running(Term figure, var each) -> new Term.Running(replaced(figure), each);
            case Term.Before(Term figure, var each) -> new Term.Before(replaced(figure), each);
            case Term.Single single -> {
                refused = true;
                yield single;
            }
            case Term.Tally tally -> {
                refused = true;
                yield tally;
            }
            case Term.OfItsKind kind -> {
                refused = true;
                yield kind;
            }
            case Term.Attribute _,
                    Term.Whole _,
                    Term.Constant _,
                    Term.Canonical _,
                    Term.StepOf _,
                    Term.PartOf _,
                    Term.Later _,
                    Term.Age _,
                    Term.DaysBetween _ -> term;
        };
    }

    private Term figure(Term.Figure figure) {
        Optional<Term> found = other.apply(figure);
        refused |= found.isEmpty();
        return found.orElse(figure);
    }

    Condition replaced(Condition condition) {
        return condition instanceof Condition.Compared(Term left, var comparison, Term right)
                ? new Condition.Compared(replaced(left), comparison, replaced(right))
                : condition;
    }

    static boolean hasFigure(Term term) {
        return switch (term) {
            case Term.Figure _, Term.Single _, Term.Tally _, Term.OfItsKind _ -> true;
            case Term.Calculated(var operator, Term left, Term right) -> hasFigure(left) || hasFigure(right);
            case Term.ShareOf(Term figure, boolean percent) -> hasFigure(figure);
            case Term.Running(Term figure, var each) -> hasFigure(figure);
            case Term.Before(Term figure, var each) -> hasFigure(figure);
            case Term.Attribute _,
                    Term.Whole _,
                    Term.Constant _,
                    Term.Canonical _,
                    Term.StepOf _,
                    Term.PartOf _,
                    Term.Later _,
                    Term.Age _,
                    Term.DaysBetween _ -> false;
        };
    }

    static List<Term.Figure> figures(Term term) {
        List<Term.Figure> found = new ArrayList<>();
        new Terms(figure -> {
                    found.add(figure);
                    return Optional.of(figure);
                })
                .replaced(term);
        return found;
    }

    static List<Term> in(Condition condition) {
        return condition instanceof Condition.Compared(Term left, var comparison, Term right)
                ? List.of(left, right)
                : List.of();
    }

    /** The tables that rows are looked up in, in the conditions. */
    static Stream<Occurrence> related(List<Condition> conditions) {
        return conditions.stream().flatMap(condition -> switch (condition) {
            case Condition.Related related -> Stream.of(related.other());
            case Condition.Picked(Occurrence anchor, var query) -> Stream.of(query.subject());
            case Condition.FoundIn(var column, var query) -> Stream.of(query.subject());
            case Condition.Not(Condition one) -> related(List.of(one));
            case Condition.Every(var all) -> related(all);
            case Condition.Either(var some) -> related(some);
            case Condition.Compared _,
                    Condition.Among _,
                    Condition.Between _,
                    Condition.Matches _,
                    Condition.Within _,
                    Condition.Missing _,
                    Condition.Agreed _,
                    Condition.Holds _ -> Stream.empty();
        });
    }

    /** The tables that the conditions compare columns of. */
    static Stream<Table> tables(List<Condition> conditions) {
        return Governance.flat(conditions).flatMap(condition -> switch (condition) {
            case Condition.Compared(Term.Attribute(Occurrence of, var column), var comparison, var right) ->
                Stream.of(of.table());
            case Condition.Among(Term.Attribute(Occurrence of, var column), var values) -> Stream.of(of.table());
            case Condition.Within(Term.Attribute(Occurrence of, var column), var period, var years) ->
                Stream.of(of.table());
            default -> Stream.empty();
        });
    }

    /** Whether rows are compared with an earlier or later one of their own kind, so that what holds today says nothing of them. */
    static boolean comparesTime(Condition condition, Occurrence rows) {
        return switch (condition) {
            case Condition.Compared(
                    Term.Attribute(Occurrence left, var column),
                    var comparison,
                    Term.Attribute right) ->
                right.of().table().name().equals(left.table().name())
                        && !right.of().equals(left)
                        && (left.equals(rows) || right.of().equals(rows));
            case Condition.Related related ->
                related.conditions().stream().anyMatch(inner -> comparesTime(inner, rows));
            default -> false;
        };
    }

    /** The columns by which the conditions date the rows. */
    static Set<String> dates(List<Condition> conditions) {
        Set<String> columns = new HashSet<>();
        Governance.flat(conditions).forEach(condition -> {
            if (condition instanceof Condition.Within(Term.Attribute(var of, String column), var period, var years)) {
                columns.add(column);
            }
        });
        return columns;
    }
}
