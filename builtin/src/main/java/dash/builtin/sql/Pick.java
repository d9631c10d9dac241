package dash.builtin.sql;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What tells that a row is one of those that another query picks.
 *
 * @param left the columns of the row
 * @param right the terms of the other query that have to be the same
 */
record Pick(List<Term.Attribute> left, List<Term> right) {

    static Pick of(Condition.Picked picked, JoinPaths paths) {
        Term told = picked.query().groups().stream()
                .filter(term -> !(term instanceof Term.Constant))
                .findFirst()
                .orElse(new Term.Whole(picked.query().subject()));
        return switch (told) {
            case Term.Whole(Occurrence of) -> rows(picked.anchor(), of, paths);
            case Term.Attribute attribute -> {
                Occurrence at = sameTable(picked.anchor(), attribute.of()) ? picked.anchor() : attribute.of();
                yield new Pick(List.of(new Term.Attribute(at, attribute.column())), List.of(attribute));
            }
            case Term.Constant _,
                    Term.Figure _,
                    Term.Canonical _,
                    Term.Calculated _,
                    Term.StepOf _,
                    Term.PartOf _,
                    Term.Later _,
                    Term.Age _,
                    Term.DaysBetween _,
                    Term.Single _,
                    Term.OfItsKind _,
                    Term.Tally _,
                    Term.ShareOf _,
                    Term.Running _,
                    Term.Before _ -> throw new Unwritable("a row cannot be picked by " + told);
        };
    }

    private static Pick rows(Occurrence anchor, Occurrence picked, JoinPaths paths) {
        if (!sameTable(anchor, picked)) {
            Optional<Edge> step = Way.nearest(List.of(Node.root(anchor)), picked, paths)
                    .filter(way -> way.steps().size() == 1 && way.toOne())
                    .map(way -> way.steps().getFirst());
            if (step.isPresent()) {
                return pair(anchor, step.get().fromColumns(), picked, step.get().toColumns());
            }
        }
        List<String> key = Keys.of(picked.table(), paths);
        return pair(sameTable(anchor, picked) ? anchor : picked, key, picked, key);
    }

    private static Pick pair(Occurrence here, List<String> left, Occurrence there, List<String> right) {
        List<Term> terms = new ArrayList<>();
        right.forEach(column -> terms.add(new Term.Attribute(there, column)));
        return new Pick(
                left.stream().map(column -> new Term.Attribute(here, column)).toList(), terms);
    }

    private static boolean sameTable(Occurrence one, Occurrence other) {
        return one.table().name().equals(other.table().name());
    }

    /** The other query with these terms as its only outputs. */
    Asked query(Asked query) {
        return query.withOutputs(
                right.stream().map(term -> new Asked.Output(term, "")).toList());
    }
}
