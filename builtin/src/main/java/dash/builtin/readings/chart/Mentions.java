package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;

/** The tables that a condition hangs on from outside. */
final class Mentions {

    private Mentions() {}

    /** All that a query speaks of, and what the rows of its conditions are looked up in. */
    static List<Occurrence> of(Asked asked) {
        List<Occurrence> found = new ArrayList<>(List.of(asked.subject()));
        asked.outputs().forEach(output -> of(output.term(), found));
        asked.groups().forEach(group -> of(group, found));
        asked.ordering().forEach(order -> of(order.term(), found));
        for (Condition condition : asked.where()) {
            of(condition, found);
            if (condition instanceof Condition.Related related) {
                found.add(related.other());
            }
        }
        return found;
    }

    static void of(Condition condition, List<Occurrence> found) {
        switch (condition) {
            case Condition.Compared(Term left, var comparison, Term right) -> {
                of(left, found);
                of(right, found);
            }
            case Condition.Among(Term term, var values) -> of(term, found);
            case Condition.Between(Term term, Term low, Term high) -> of(term, found);
            case Condition.Matches(Term term, var match, var text) -> of(term, found);
            case Condition.Within(Term term, var period, var years) -> of(term, found);
            case Condition.Missing(Term term) -> of(term, found);
            case Condition.Holds(Term term, var truth) -> of(term, found);
            case Condition.Agreed agreed -> found.add(agreed.of());
            case Condition.Related related -> found.add(related.anchor());
            case Condition.Picked picked -> found.add(picked.anchor());
            case Condition.FoundIn(Term.Attribute column, var query) -> found.add(column.of());
            case Condition.Every(var all) -> all.forEach(part -> of(part, found));
            case Condition.Either(var any) -> any.forEach(part -> of(part, found));
            case Condition.Not(Condition inner) -> of(inner, found);
        }
    }

    static void of(Term term, List<Occurrence> found) {
        switch (term) {
            case Term.Attribute attribute -> found.add(attribute.of());
            case Term.Whole rows -> found.add(rows.of());
            case Term.Figure figure -> found.add(figure.rows());
            case Term.Canonical metric -> found.add(metric.rows());
            case Term.Calculated(var operator, Term left, Term right) -> {
                of(left, found);
                of(right, found);
            }
            case Term.Later(Term date, var grain, var count) -> of(date, found);
            case Term.Age(Term.Attribute birth, var day) -> found.add(birth.of());
            case Term.StepOf(var grain, Term date) -> of(date, found);
            case Term.PartOf(var part, Term date) -> of(date, found);
            case Term.DaysBetween(Term from, Term to) -> {
                of(from, found);
                of(to, found);
            }
            case Term.ShareOf(Term figure, var percent) -> of(figure, found);
            case Term.Running(Term figure, var each) -> of(figure, found);
            case Term.Before(Term figure, var each) -> of(figure, found);
            case Term.OfItsKind kind -> found.add(kind.of().of());
            case Term.Tally tally -> found.add(tally.anchor());
            case Term.Single single -> {}
            case Term.Constant constant -> {}
        }
    }
}
