package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.schema.Column;
import java.util.List;
import java.util.Optional;

/** Rows that have something in a column: "students who have a minor", "How many staff have a boss". */
final class OwningRules {

    private final Joined joined;

    OwningRules(Joined joined) {
        this.joined = joined;
    }

    void join(Frame left, Frame right) {
        Optional<Term.Attribute> owned = right.onlyAttribute()
                .filter(column ->
                        right.isBare() && !right.plural() && column.of().equals(left.core()))
                .filter(OwningRules::maybeMissing);
        boolean counted = left.heads().equals(List.of(Term.Figure.count(left.core())));
        if (owned.isPresent() && joined.glued(Glue.WITH) && (left.isRows() || counted)) {
            Condition there = new Condition.Not(new Condition.Missing(owned.get()));
            boolean said = counted || joined.glued(Glue.WHO | Glue.VERB);
            joined.noun(left.with(List.of(there)), Joined.implied(said ? 0.1 : 0.4));
        }
    }

    /** "abnormal blood pressure", "a weight outside the normal range". */
    void normal(Frame noun, boolean kept) {
        noun.onlyAttribute()
                .ifPresent(column -> NormalRange.of(column)
                        .map(range -> kept ? range.kept(column) : range.left(column))
                        .ifPresent(conditions -> joined.add(new Sense.Restriction(
                                Frame.union(noun.where(), conditions), Optional.empty(), false))));
    }

    /** "the member with id 17". */
    void keyed(Frame noun, String number) {
        if (noun.isRows() && !joined.glued(Glue.LISTING | Glue.BREAK)) {
            joined.world()
                    .key(noun.core())
                    .ifPresent(key -> joined.noun(
                            noun.with(List.of(new Condition.Compared(
                                    key, Condition.Comparison.EQUAL, CompareRules.number(number)))),
                            Joined.implied(0.1)));
        }
    }

    /** Where a number may be missing, it is asked for more often than whether it is there. */
    static boolean maybeMissing(Term.Attribute attribute) {
        return World.column(attribute).filter(Column::nullable).isPresent() && !World.isNumber(attribute);
    }
}
