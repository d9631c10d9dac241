package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Which tables terms and conditions speak of. */
final class Mentions {

    private final JoinPaths paths;

    Mentions(JoinPaths paths) {
        this.paths = paths;
    }

    /** Of a term; what a figure alone asks of its rows does not count. */
    static Set<Occurrence> of(Term term) {
        Set<Occurrence> found = new LinkedHashSet<>();
        collect(term, found);
        return found;
    }

    static Set<Occurrence> ofAll(Collection<? extends Term> terms) {
        Set<Occurrence> found = new LinkedHashSet<>();
        terms.forEach(term -> collect(term, found));
        return found;
    }

    private static void collect(Term term, Set<Occurrence> found) {
        switch (term) {
            case Term.Attribute(Occurrence of, String column) -> found.add(of);
            case Term.Whole(Occurrence of) -> found.add(of);
            case Term.Canonical(var metric, Occurrence rows) -> found.add(rows);
            case Term.Figure figure -> {
                found.add(figure.rows());
                figure.of().ifPresent(of -> collect(of, found));
            }
            case Term.Constant constant -> {}
            case Term.OfItsKind kind -> found.add(kind.of().of());
            case Term.Tally tally -> found.add(tally.anchor());
            case Term.Single single -> {}
            case Term.Calculated _,
                    Term.StepOf _,
                    Term.PartOf _,
                    Term.Later _,
                    Term.Age _,
                    Term.DaysBetween _,
                    Term.ShareOf _,
                    Term.Running _,
                    Term.Before _ -> parts(term).forEach(part -> collect(part, found));
        }
    }

    /** The terms that a term is made of. */
    static List<Term> parts(Term term) {
        return switch (term) {
            case Term.Calculated(var operator, Term left, Term right) -> List.of(left, right);
            case Term.DaysBetween(Term from, Term to) -> List.of(from, to);
            case Term.Later(Term date, var grain, var count) -> List.of(date);
            case Term.Age(Term.Attribute birth, var day) -> List.of(birth);
            case Term.StepOf(var grain, Term date) -> List.of(date);
            case Term.PartOf(var part, Term date) -> List.of(date);
            case Term.ShareOf(Term figure, boolean percent) -> List.of(figure);
            case Term.Running(Term figure, var each) -> List.of(figure);
            case Term.Before(Term figure, var each) -> List.of(figure);
            case Term.Attribute _,
                    Term.Whole _,
                    Term.Constant _,
                    Term.Figure _,
                    Term.Canonical _,
                    Term.Single _,
                    Term.Tally _,
                    Term.OfItsKind _ -> List.of();
        };
    }

    /** The terms of a condition that stand in the query itself, not in one inside it. */
    static List<Term> terms(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term left, var comparison, Term right) -> List.of(left, right);
            case Condition.Among(Term term, var values) -> List.of(term);
            case Condition.Between(Term term, Term low, Term high) -> List.of(term, low, high);
            case Condition.Matches(Term term, var match, var text) -> List.of(term);
            case Condition.Within(Term date, var period, boolean years) -> List.of(date);
            case Condition.Missing(Term term) -> List.of(term);
            case Condition.Holds(Term term, boolean truth) -> List.of(term);
            case Condition.Agreed(Occurrence of, var metric) -> List.of(new Term.Whole(of));
            case Condition.Related(Occurrence anchor, var other, var conditions, var quantity) ->
                List.of(new Term.Whole(anchor));
            case Condition.Picked(Occurrence anchor, var query) -> List.of(new Term.Whole(anchor));
            case Condition.FoundIn(Term.Attribute column, var query) -> List.of(column);
            case Condition.Every(List<Condition> all) ->
                all.stream().flatMap(one -> terms(one).stream()).toList();
            case Condition.Either(List<Condition> some) ->
                some.stream().flatMap(one -> terms(one).stream()).toList();
            case Condition.Not(Condition one) -> terms(one);
        };
    }

    Set<Occurrence> of(Condition condition) {
        return switch (condition) {
            case Condition.Picked picked -> ofAll(Pick.of(picked, paths).left());
            case Condition.Every(List<Condition> all) -> of(all);
            case Condition.Either(List<Condition> some) -> of(some);
            case Condition.Not(Condition one) -> of(one);
            case Condition.Compared _,
                    Condition.Among _,
                    Condition.Between _,
                    Condition.Matches _,
                    Condition.Within _,
                    Condition.Missing _,
                    Condition.Holds _,
                    Condition.Agreed _,
                    Condition.FoundIn _,
                    Condition.Related _ -> ofAll(terms(condition));
        };
    }

    Set<Occurrence> of(Collection<Condition> conditions) {
        Set<Occurrence> found = new LinkedHashSet<>();
        conditions.forEach(condition -> found.addAll(of(condition)));
        return found;
    }

    /** Of conditions that do not hold for a row without a partner. */
    Set<Occurrence> strict(Collection<Condition> conditions) {
        Set<Occurrence> found = new LinkedHashSet<>();
        for (Condition condition : conditions) {
            switch (condition) {
                case Condition.Every(List<Condition> all) -> found.addAll(strict(all));
                case Condition.Either _, Condition.Not _, Condition.Missing _ -> {}
                case Condition.Compared _,
                        Condition.Among _,
                        Condition.Between _,
                        Condition.Matches _,
                        Condition.Within _,
                        Condition.Holds _,
                        Condition.Agreed _,
                        Condition.Related _,
                        Condition.FoundIn _,
                        Condition.Picked _ -> found.addAll(of(condition));
            }
        }
        return found;
    }

    /** Terms of the query itself, without its conditions on rows. */
    static List<Term> terms(Asked query) {
        return Stream.of(
                        query.outputs().stream().map(Asked.Output::term),
                        query.groups().stream(),
                        query.having().stream().flatMap(condition -> terms(condition).stream()),
                        query.ordering().stream().map(Asked.Ordering::term))
                .flatMap(stream -> stream)
                .toList();
    }
}
