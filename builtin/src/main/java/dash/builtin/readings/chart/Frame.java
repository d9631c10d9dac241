package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a noun phrase stands for: rows, attributes of rows or figures over rows, and what restricts, divides and orders them.
 *
 * @param core the rows it is about
 * @param heads what it tells of them: the rows themselves, columns, figures
 * @param each whether it stands for every single one: "each customer"
 * @param bound whether its attributes already are those of certain rows: "names of customers"
 * @param open how many are wanted of what has no order yet: "top 5 customers"; 0 when nothing is said
 */
record Frame(
        Occurrence core,
        List<Term> heads,
        List<Condition> where,
        List<Term> groups,
        List<Condition> having,
        List<Asked.Ordering> ordering,
        int limit,
        int open,
        boolean distinct,
        boolean each,
        boolean plural,
        boolean bound) {

    Frame {
        heads = List.copyOf(heads);
        where = List.copyOf(where);
        groups = List.copyOf(groups);
        having = List.copyOf(having);
        ordering = List.copyOf(ordering);
    }

    static Frame rows(Occurrence core, boolean plural) {
        return of(core, List.of(new Term.Whole(core)), plural);
    }

    static Frame of(Occurrence core, List<Term> heads, boolean plural) {
        return new Frame(core, heads, List.of(), List.of(), List.of(), List.of(), 0, 0, false, false, plural, false);
    }

    boolean isRows() {
        return heads.size() == 1 && heads.getFirst() instanceof Term.Whole;
    }

    boolean isAttributes() {
        for (Term head : heads) {
            if (!(head instanceof Term.Attribute)) {
                return false;
            }
        }
        return true;
    }

    boolean isFigures() {
        for (Term head : heads) {
            if (!figure(head)) {
                return false;
            }
        }
        return true;
    }

    boolean hasFigure() {
        for (Term head : heads) {
            if (figure(head)) {
                return true;
            }
        }
        return false;
    }

    static boolean figure(Term term) {
        return switch (term) {
            case Term.Figure figure -> true;
            case Term.Canonical metric -> true;
            case Term.ShareOf share -> true;
            case Term.Running running -> true;
            case Term.Before before -> true;
            case Term.Calculated(var operator, Term left, Term right) -> figure(left) || figure(right);
            case Term.Attribute attribute -> false;
            case Term.Whole rows -> false;
            case Term.Constant constant -> false;
            case Term.StepOf step -> false;
            case Term.PartOf part -> false;
            case Term.DaysBetween days -> false;
            case Term.Later later -> false;
            case Term.Age age -> false;
            case Term.Single single -> false;
            case Term.OfItsKind kind -> false;
            case Term.Tally tally -> true;
        };
    }

    /** Whether nothing but its name is known of it. */
    boolean isBare() {
        return where.isEmpty() && groups.isEmpty() && having.isEmpty() && ordering.isEmpty() && limit == 0 && open == 0;
    }

    boolean isRanked() {
        return limit > 0 && !ordering.isEmpty();
    }

    Optional<Term.Attribute> onlyAttribute() {
        return heads.size() == 1 && heads.getFirst() instanceof Term.Attribute attribute
                ? Optional.of(attribute)
                : Optional.empty();
    }

    Frame withCore(Occurrence other) {
        return new Frame(other, heads, where, groups, having, ordering, limit, open, distinct, each, plural, bound);
    }

    Frame withHeads(List<Term> other) {
        return new Frame(core, other, where, groups, having, ordering, limit, open, distinct, each, plural, bound);
    }

    Frame with(List<Condition> more) {
        return new Frame(
                core, heads, union(where, more), groups, having, ordering, limit, open, distinct, each, plural, bound);
    }

    Frame withWhere(List<Condition> other) {
        return new Frame(core, heads, other, groups, having, ordering, limit, open, distinct, each, plural, bound);
    }

    /** What was said last, or these instead. */
    Frame or(List<Condition> instead) {
        List<Condition> all = new ArrayList<>(where.subList(0, where.size() - 1));
        Condition other = instead.size() == 1 ? instead.getFirst() : new Condition.Every(instead);
        all.add(Alternatives.of(List.of(where.getLast()), instead)
                .orElseGet(() -> new Condition.Either(List.of(where.getLast(), other))));
        return withWhere(all);
    }

    /** This instead of what was said last. */
    Frame instead(Condition last) {
        List<Condition> all = new ArrayList<>(where.subList(0, where.size() - 1));
        all.add(last);
        return withWhere(all);
    }

    Frame groupedBy(List<Term> more) {
        return new Frame(
                core, heads, where, union(groups, more), having, ordering, limit, open, distinct, each, plural, bound);
    }

    Frame by(List<Term> other) {
        return new Frame(core, heads, where, other, having, ordering, limit, open, distinct, each, plural, bound);
    }

    Frame having(List<Condition> more) {
        return new Frame(
                core, heads, where, groups, union(having, more), ordering, limit, open, distinct, each, plural, bound);
    }

    Frame ordered(List<Asked.Ordering> order, int most) {
        return new Frame(core, heads, where, groups, having, order, most, 0, distinct, each, plural, bound);
    }

    Frame open(int count) {
        return new Frame(core, heads, where, groups, having, ordering, limit, count, distinct, each, plural, bound);
    }

    Frame different() {
        return new Frame(core, heads, where, groups, having, ordering, limit, open, true, each, plural, bound);
    }

    Frame eachOne() {
        return new Frame(core, heads, where, groups, having, ordering, limit, open, distinct, true, plural, bound);
    }

    Frame notEach() {
        return new Frame(core, heads, where, groups, having, ordering, limit, open, distinct, false, plural, bound);
    }

    Frame many(boolean more) {
        return new Frame(core, heads, where, groups, having, ordering, limit, open, distinct, each, more, bound);
    }

    Frame ofRows() {
        return new Frame(core, heads, where, groups, having, ordering, limit, open, distinct, each, plural, true);
    }

    /** All that the other one says beside its heads, said of this one too. */
    Frame taking(Frame other) {
        return new Frame(
                core,
                heads,
                union(where, other.where),
                union(groups, other.groups),
                union(having, other.having),
                ordering.isEmpty() ? other.ordering : ordering,
                limit == 0 ? other.limit : limit,
                open == 0 ? other.open : open,
                distinct || other.distinct,
                each || other.each,
                plural,
                bound || other.bound);
    }

    static <T> List<T> union(List<T> one, List<T> other) {
        if (other.isEmpty()) {
            return one;
        }
        Set<T> all = new LinkedHashSet<>(one);
        all.addAll(other);
        return new ArrayList<>(all);
    }

    static <T> List<T> joined(List<? extends T> one, List<? extends T> other) {
        return Stream.<T>concat(one.stream(), other.stream()).distinct().toList();
    }
}
