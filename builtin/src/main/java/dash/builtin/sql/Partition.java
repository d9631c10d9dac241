package dash.builtin.sql;

import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The figures of a query by the rows that they are over.
 *
 * @param parts figures that may stand in one SELECT
 * @param fanned figures whose rows would be met more often than the groups ask for
 */
record Partition(List<List<Term>> parts, List<Term> fanned, boolean filtered) {

    static Partition of(Shape shape, JoinTree tree) {
        Map<Object, List<Term>> parts = new LinkedHashMap<>();
        List<Term> fanned = new ArrayList<>();
        List<Node> groups = Mentions.ofAll(shape.keys()).stream()
                .flatMap(occurrence -> tree.find(occurrence).stream())
                .toList();
        for (Term figure : shape.figures()) {
            parts.computeIfAbsent(List.of(rows(figure), filters(figure)), key -> new ArrayList<>())
                    .add(figure);
            if (!tree.multiplying(tree.find(rows(figure)).orElseThrow(), groups).isEmpty()) {
                fanned.add(figure);
            }
        }
        boolean filtered =
                shape.figures().stream().map(Partition::filters).distinct().count() > 1;
        return new Partition(List.copyOf(parts.values()), fanned, filtered);
    }

    static Occurrence rows(Term figure) {
        return switch (figure) {
            case Term.Figure found -> found.rows();
            case Term.Canonical(var metric, Occurrence rows) -> rows;
            case Term.Attribute _,
                    Term.Whole _,
                    Term.Constant _,
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
                    Term.Before _ -> throw new IllegalArgumentException("no figure: " + figure);
        };
    }

    private static List<String> filters(Term figure) {
        return figure instanceof Term.Canonical(var metric, var rows) ? metric.filters() : List.of();
    }

    boolean isSplit() {
        return parts.size() > 1 && (filtered || !fanned.isEmpty());
    }

    /** The rows that the query should be about, when it is about others that these belong to. */
    Optional<Occurrence> betterSubject(Occurrence subject, JoinPaths paths) {
        Optional<Occurrence> better = fanned.stream()
                .filter(figure -> isSpoiled(figure, paths))
                .map(Partition::rows)
                .findFirst();
        if (better.filter(subject::equals).isPresent()) {
            throw new Unwritable("rows of " + subject + " would be counted more than once");
        }
        return better;
    }

    /** Counted rows are told apart by their key, and the least of values stays the least. */
    private static boolean isSpoiled(Term figure, JoinPaths paths) {
        if (!(figure instanceof Term.Figure found)) {
            return true;
        }
        boolean keyed =
                found.of().isEmpty() && Keys.find(found.rows().table(), paths).isPresent();
        boolean extreme = found.function() == Term.Function.LEAST || found.function() == Term.Function.GREATEST;
        return !keyed && !extreme && !found.distinct();
    }
}
