package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the logical query of a finished frame: what is shown, what is grouped, in which order. */
final class Finish {

    private final World world;

    Finish(World world) {
        this.world = world;
    }

    /** A query that gives one value. */
    static Asked single(Frame frame) {
        return asked(frame, frame.heads(), frame.groups(), frame.ordering(), 0);
    }

    /** A query that picks rows, by their key. */
    static Asked picked(Frame frame) {
        return asked(frame, List.of(new Term.Whole(frame.core())), frame.groups(), frame.ordering(), frame.limit());
    }

    private static Asked asked(
            Frame frame, List<Term> outputs, List<Term> groups, List<Asked.Ordering> order, int most) {
        boolean each = frame.best().isPresent();
        List<Asked.Ordering> ordering = each ? List.of() : order;
        int limit = each ? 0 : most;
        return new Asked(
                frame.core(),
                outputs.stream().map(term -> new Asked.Output(term, name(term))).toList(),
                frame.where(),
                groups,
                frame.having(),
                ordering,
                limit,
                frame.distinct() && groups.isEmpty(),
                frame.best());
    }

    /** What nobody would name after its parts. */
    private static String name(Term term) {
        return Changes.name(term).orElseGet(() -> named(term));
    }

    private static String named(Term term) {
        return switch (term) {
            case Term.Calculated(Term.Operator operator, Term.Constant hundred, Term right)
            when operator == Term.Operator.TIMES -> "percentage";
            case Term.Figure figure when isRevenue(figure) -> "revenue";
            case Term.Running(Term.Figure figure, var each) when isRevenue(figure) -> "running revenue";
            case Term.Before(Term.Figure figure, var each) when isRevenue(figure) -> "revenue before";
            case Term.Calculated(Term.Operator operator, Term.Figure left, Term.Figure right)
            when operator == Term.Operator.DIVIDED && right.of().orElse(null) instanceof Term.StepOf step ->
                "average per " + step.grain().word();
            case Term.Calculated(Term.Operator operator, Term.Figure left, Term.Figure right)
            when operator == Term.Operator.DIVIDED && left.function() == right.function() -> "ratio";
            default -> "";
        };
    }

    private static boolean isRevenue(Term.Figure figure) {
        return figure.function() == Term.Function.SUM && figure.of().orElse(null) instanceof Term.Calculated;
    }

    Asked whole(Frame said) {
        Frame shared = new SharedValues(world).of(said);
        List<Term> groups = groups(shared).stream()
                .map(group -> itself(group, shared))
                .distinct()
                .toList();
        Frame frame = shared.withWhere(shared.where().stream()
                .filter(condition -> !isThere(condition, groups))
                .toList());
        List<Term> kinds = groups.stream().filter(group -> !isStep(group)).toList();
        List<Term> outputs = outputs(frame, groups).stream()
                .map(term -> Changes.anew(term, kinds))
                .toList();
        List<Asked.Ordering> ordering = ordering(frame, groups).stream()
                .map(order -> new Asked.Ordering(Changes.anew(order.term(), kinds), order.descending()))
                .toList();
        int limit = frame.limit() != 0 ? frame.limit() : Math.abs(frame.open());
        return asked(sorts(frame) ? frame.different() : frame, outputs, groups, ordering, limit);
    }

    /** Who groups by the name of other rows groups by those rows. */
    private Term itself(Term group, Frame frame) {
        return group instanceof Term.Attribute name
                        && !name.of().equals(Joined.anchor(frame))
                        && !name.of().table().uniqueKeys().isEmpty()
                        && world.shown(name.of()).equals(List.of(name))
                ? new Term.Whole(name.of())
                : group;
    }

    /** What is grouped by is there anyway. */
    private static boolean isThere(Condition condition, List<Term> groups) {
        return condition instanceof Condition.Related(var anchor, Occurrence other, var conditions, var quantity)
                && quantity instanceof Condition.Quantity.Some
                && conditions.isEmpty()
                && groups.contains(new Term.Whole(other))
                && !anchor.equals(other);
    }

    /** "which languages": a column that many rows share, asked for itself, is told once for each of its values. */
    private boolean sorts(Frame frame) {
        boolean keyless = frame.core().table().uniqueKeys().isEmpty();
        boolean plain =
                frame.groups().isEmpty() && frame.ordering().isEmpty() && frame.plural() && (keyless || !frame.bound());
        return plain
                && frame.onlyAttribute()
                        .filter(World::isText)
                        .filter(attribute -> !World.isUnique(attribute))
                        .filter(attribute ->
                                keyless || !world.shown(frame.core()).contains(attribute))
                        .isPresent();
    }

    /** Attributes beside figures are what the figures are broken down by. */
    private static List<Term> groups(Frame frame) {
        if (!frame.groups().isEmpty() || !frame.hasFigure()) {
            return frame.groups();
        }
        List<Term> groups = new ArrayList<>();
        for (Term head : frame.heads()) {
            if (head instanceof Term.Attribute attribute) {
                boolean other = !attribute.of().equals(Joined.anchor(frame));
                groups.add(other ? new Term.Whole(attribute.of()) : attribute);
            }
        }
        return groups.stream().distinct().toList();
    }

    private List<Term> outputs(Frame frame, List<Term> groups) {
        List<Term> outputs = new ArrayList<>();
        for (Term group : frame.hasFigure() ? Frame.union(frame.within(), groups) : frame.within()) {
            boolean told = frame.heads().stream().anyMatch(head -> tells(head, group));
            if (!told) {
                outputs.addAll(group instanceof Term.Whole rows ? world.shown(rows.of()) : List.of(group));
            }
        }
        for (Term head : frame.heads()) {
            boolean shown = head instanceof Term.Whole && frame.heads().size() == 1;
            outputs.addAll(shown ? world.shown(frame.core()) : List.of(head));
        }
        if (frame.isRows() && frame.best().isPresent() && frame.groups().isEmpty()) {
            outputs.add(frame.ordering().getFirst().term());
        }
        return outputs.stream().distinct().toList();
    }

    private static boolean tells(Term head, Term group) {
        return head.equals(group)
                || (head instanceof Term.Attribute attribute
                        && group instanceof Term.Whole rows
                        && attribute.of().equals(rows.of()));
    }

    private static boolean isStep(Term group) {
        return group instanceof Term.StepOf
                || (group instanceof Term.Attribute attribute && TimeRules.isYear(attribute));
    }

    /** Figures by groups come with the largest first, steps of time in their order. */
    private static List<Asked.Ordering> ordering(Frame frame, List<Term> groups) {
        if (!frame.ordering().isEmpty() || groups.isEmpty() || !frame.hasFigure()) {
            return frame.ordering();
        }
        Optional<Term> step = groups.stream().filter(Finish::isStep).findFirst();
        Term figure = frame.heads().stream().filter(Frame::figure).findFirst().orElseThrow();
        return List.of(
                step.isPresent()
                        ? new Asked.Ordering(step.get(), false)
                        : new Asked.Ordering(figure, frame.open() >= 0));
    }
}
