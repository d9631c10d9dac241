package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Figures by rows, told for those rows too to which nothing belongs. */
final class Zeros {

    private Zeros() {}

    /** The same for all rows; empty where it is not about rows that others belong to. */
    static Optional<Asked> of(Asked asked) {
        Optional<Occurrence> each = each(asked);
        List<Term.Figure> figures = asked.outputs().stream()
                .map(Asked.Output::term)
                .filter(Term.Figure.class::isInstance)
                .map(Term.Figure.class::cast)
                .toList();
        boolean fits = each.isPresent()
                && !figures.isEmpty()
                && asked.having().isEmpty()
                && figures.stream().noneMatch(figure -> figure.rows().equals(each.get()))
                && asked.outputs().stream().allMatch(output -> told(output.term(), each.get()));
        return fits ? Optional.of(all(asked, each.get())) : Optional.empty();
    }

    private static Optional<Occurrence> each(Asked asked) {
        return asked.groups().size() == 1 && asked.groups().getFirst() instanceof Term.Whole(Occurrence of)
                ? Optional.of(of)
                : Optional.empty();
    }

    private static boolean told(Term term, Occurrence each) {
        return term instanceof Term.Figure
                || (term instanceof Term.Attribute(Occurrence of, String column) && of.equals(each));
    }

    private static Asked all(Asked asked, Occurrence each) {
        List<Condition> own = new ArrayList<>();
        List<Condition> inner = new ArrayList<>();
        for (Condition condition : asked.where()) {
            boolean there = condition instanceof Condition.Related(var anchor, var other, var conditions, var quantity)
                    && anchor.equals(each)
                    && conditions.isEmpty();
            if (!there) {
                boolean here = Joined.tables(List.of(condition)).stream().allMatch(each::equals);
                (here ? own : inner).add(condition);
            }
        }
        return new Asked(
                each,
                asked.outputs().stream()
                        .map(output -> new Asked.Output(tally(output.term(), each, inner), output.name()))
                        .toList(),
                own,
                List.of(),
                List.of(),
                asked.ordering().stream()
                        .map(order -> new Asked.Ordering(tally(order.term(), each, inner), order.descending()))
                        .toList(),
                asked.limit(),
                false,
                Optional.empty());
    }

    private static Term tally(Term term, Occurrence each, List<Condition> inner) {
        return term instanceof Term.Figure figure ? new Term.Tally(each, figure, inner) : term;
    }
}
