package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** All columns and values that a query speaks of, wherever in it they stand. */
final class Spoken {

    private final List<Term.Attribute> attributes = new ArrayList<>();
    private final List<Term.Constant> constants = new ArrayList<>();

    private Spoken() {}

    static Spoken in(Asked asked) {
        Spoken spoken = new Spoken();
        spoken.query(asked);
        return spoken;
    }

    List<Term.Attribute> attributes() {
        return attributes.stream().distinct().toList();
    }

    Set<String> values() {
        return constants.stream().map(Term.Constant::value).collect(Collectors.toSet());
    }

    private void query(Asked asked) {
        asked.outputs().forEach(output -> term(output.term()));
        asked.where().forEach(this::condition);
        asked.groups().forEach(this::term);
        asked.having().forEach(this::condition);
        asked.ordering().forEach(order -> term(order.term()));
        asked.bestOfEach().ifPresent(best -> {
            best.each().forEach(this::term);
            term(best.by().term());
        });
    }

    private void condition(Condition condition) {
        switch (condition) {
            case Condition.Compared(Term left, var comparison, Term right) -> both(left, right);
            case Condition.Among(Term term, var values) -> {
                term(term);
                constants.addAll(values);
            }
            case Condition.Between(Term term, Term low, Term high) -> {
                term(term);
                both(low, high);
            }
            case Condition.Matches(Term term, var match, var text) -> term(term);
            case Condition.Within(Term term, var period, var years) -> term(term);
            case Condition.Missing(Term term) -> term(term);
            case Condition.Holds(Term term, var truth) -> term(term);
            case Condition.Related related -> {
                related.conditions().forEach(this::condition);
                if (related.quantity() instanceof Condition.Quantity.Measured measured) {
                    both(measured.figure(), measured.limit());
                }
            }
            case Condition.Picked picked -> query(picked.query());
            case Condition.FoundIn(Term.Attribute column, Asked query) -> {
                term(column);
                query(query);
            }
            case Condition.Every(var all) -> all.forEach(this::condition);
            case Condition.Either(var some) -> some.forEach(this::condition);
            case Condition.Not(Condition one) -> condition(one);
            case Condition.Agreed agreed -> {}
        }
    }

    private void both(Term one, Term other) {
        term(one);
        term(other);
    }

    private void term(Term term) {
        switch (term) {
            case Term.Attribute attribute -> attributes.add(attribute);
            case Term.Constant constant -> constants.add(constant);
            case Term.Figure figure -> {
                figure.of().ifPresent(this::term);
                figure.only().forEach(this::condition);
            }
            case Term.Calculated(var operator, Term left, Term right) -> both(left, right);
            case Term.DaysBetween(Term from, Term to) -> both(from, to);
            case Term.StepOf(var grain, Term date) -> term(date);
            case Term.PartOf(var part, Term date) -> term(date);
            case Term.Later(Term date, var grain, var count) -> term(date);
            case Term.Age(Term.Attribute birth, var day) -> term(birth);
            case Term.Single(Asked query) -> query(query);
            case Term.OfItsKind(var function, Term.Attribute of, var alike) -> term(of);
            case Term.Tally(var anchor, Term.Figure figure, var conditions) -> {
                term(figure);
                conditions.forEach(this::condition);
            }
            case Term.ShareOf(Term figure, var percent) -> term(figure);
            case Term.Running(Term figure, var each) -> term(figure);
            case Term.Before(Term figure, var each) -> term(figure);
            case Term.Whole whole -> {}
            case Term.Canonical canonical -> {}
        }
    }
}
