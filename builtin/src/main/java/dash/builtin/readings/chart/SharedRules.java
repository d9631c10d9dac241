package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/**
 * Values of a column that rows of one kind have and rows of another have too, or have not: cities with owners but no
 * professionals. Two tables that know the same thing by the same name need no key between them.
 */
final class SharedRules {

    /** Where a key leads from one to the other, that is more often meant. */
    private static final double KEYED = 0.6;

    private final Joined joined;

    SharedRules(Joined joined) {
        this.joined = joined;
    }

    /** "cities with owners" and then "and professionals", "countries with singers above 40" and then "and singers below 30". */
    void join(Frame left, Frame right) {
        boolean further = left.bound() && right.isRows() && !right.each() && !right.isRanked() && right.open() == 0;
        boolean other = !right.core().equals(left.core())
                || (!right.where().isEmpty() && !left.where().isEmpty());
        if (further && other && joined.glued(Glue.AND | Glue.COMMA) && !joined.glued(Glue.OR | Glue.BREAK)) {
            shared(left, right, false);
        }
    }

    /** "cities with owners" and then "but no professionals". */
    void quantified(Frame noun, Sense.Quantified said) {
        boolean some = said.comparison() == Comparison.AT_LEAST && said.limit().equals(CompareRules.number("1"));
        Frame other = said.frame();
        boolean known = !other.core().equals(noun.core()) || !other.where().isEmpty();
        if (noun.bound() && other.isRows() && known && (said.none() || some)) {
            shared(noun, other, said.none());
        }
    }

    private void shared(Frame noun, Frame rows, boolean none) {
        Optional<Term.Attribute> here = column(noun);
        here.flatMap(column -> there(column, rows.core())).ifPresent(there -> {
            Condition found = new Condition.FoundIn(here.get(), values(there, rows.where()));
            joined.noun(
                    noun.with(List.of(none ? new Condition.Not(found) : found)).different(),
                    Joined.loose(keyed(noun.core(), rows.core()) ? KEYED : 0.05));
        });
    }

    /** What is told of rows and says which kind they are, not which row. */
    private Optional<Term.Attribute> column(Frame noun) {
        return isSort(noun, joined.world()) ? noun.onlyAttribute() : Optional.empty();
    }

    static boolean isSort(Frame noun, World world) {
        return noun.groups().isEmpty()
                && noun.onlyAttribute()
                        .filter(World::isText)
                        .filter(column -> !World.isKey(column))
                        .filter(column -> !world.shown(column.of()).contains(column))
                        .isPresent();
    }

    private static Optional<Term.Attribute> there(Term.Attribute column, Occurrence rows) {
        return rows.table().columns().stream()
                .filter(other -> other.name().equalsIgnoreCase(column.column()))
                .map(other -> new Term.Attribute(rows, other.name()))
                .filter(World::isText)
                .findFirst();
    }

    static Asked values(Term.Attribute column, List<Condition> where) {
        boolean maybe = World.column(column).filter(found -> found.nullable()).isPresent();
        List<Condition> known =
                maybe ? List.of(new Condition.Not(new Condition.Missing(column))) : List.<Condition>of();
        return Finish.single(Frame.of(column.of(), List.of(column), true).with(Frame.union(where, known)));
    }

    private boolean keyed(Occurrence one, Occurrence other) {
        return !one.table().name().equals(other.table().name())
                && joined.world().distance(one.table(), other.table()).orElse(9) == 1;
    }
}
