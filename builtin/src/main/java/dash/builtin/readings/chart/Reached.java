package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;
import java.util.function.UnaryOperator;

/** The same query, with some of its tables reached another way. */
final class Reached {

    private final UnaryOperator<Occurrence> way;

    Reached(UnaryOperator<Occurrence> way) {
        this.way = way;
    }

    Asked of(Asked asked) {
        return new Asked(
                way.apply(asked.subject()),
                asked.outputs().stream()
                        .map(output -> new Asked.Output(of(output.term()), output.name()))
                        .toList(),
                all(asked.where()),
                asked.groups().stream().map(this::of).toList(),
                all(asked.having()),
                asked.ordering().stream()
                        .map(order -> new Asked.Ordering(of(order.term()), order.descending()))
                        .toList(),
                asked.limit(),
                asked.passed(),
                asked.distinct(),
                asked.bestOfEach()
                        .map(best -> new Asked.BestOfEach(
                                best.each().stream().map(this::of).toList(),
                                new Asked.Ordering(
                                        of(best.by().term()), best.by().descending()),
                                best.count())));
    }

    private Term of(Term term) {
        return switch (term) {
            case Term.Attribute attribute -> attribute(attribute);
            case Term.Whole(Occurrence rows) -> new Term.Whole(way.apply(rows));
            case Term.Figure figure -> figure(figure);
            case Term.Calculated(var operator, Term left, Term right) ->
                new Term.Calculated(operator, of(left), of(right));
            case Term.StepOf(var grain, Term date) -> new Term.StepOf(grain, of(date));
            case Term.PartOf(var part, Term date) -> new Term.PartOf(part, of(date));
            case Term.DaysBetween(Term from, Term to) -> new Term.DaysBetween(of(from), of(to));
            case Term.Age(Term.Attribute birth, var day) -> new Term.Age(attribute(birth), day);
            case Term.ShareOf(Term figure, boolean percent) -> new Term.ShareOf(of(figure), percent);
            case Term.Running(Term figure, var each) ->
                new Term.Running(of(figure), each.stream().map(this::of).toList());
            case Term.Before(Term figure, var each) ->
                new Term.Before(of(figure), each.stream().map(this::of).toList());
            default -> term;
        };
    }

    private Term.Attribute attribute(Term.Attribute attribute) {
        return new Term.Attribute(way.apply(attribute.of()), attribute.column());
    }

    private Term.Figure figure(Term.Figure figure) {
        return new Term.Figure(
                figure.function(),
                figure.of().map(this::of),
                way.apply(figure.rows()),
                figure.distinct(),
                all(figure.only()));
    }

    private List<Condition> all(List<Condition> conditions) {
        return conditions.stream().map(this::of).toList();
    }

    Condition of(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term left, var comparison, Term right) ->
                new Condition.Compared(of(left), comparison, of(right));
            case Condition.Among(Term term, var values) -> new Condition.Among(of(term), values);
            case Condition.Between(Term term, Term low, Term high) ->
                new Condition.Between(of(term), of(low), of(high));
            case Condition.Matches(Term term, var match, String text) -> new Condition.Matches(of(term), match, text);
            case Condition.Within(Term date, var period, boolean years) ->
                new Condition.Within(of(date), period, years);
            case Condition.Missing(Term term) -> new Condition.Missing(of(term));
            case Condition.Holds(Term term, boolean truth) -> new Condition.Holds(of(term), truth);
            case Condition.Every(var all) -> new Condition.Every(all(all));
            case Condition.Either(var any) -> new Condition.Either(all(any));
            case Condition.Not(Condition inner) -> new Condition.Not(of(inner));
            default -> condition;
        };
    }
}
