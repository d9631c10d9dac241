package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Two rows of one kind that belong to one: "customers who began a subscription after an earlier one had ended". */
final class EarlierRules {

    private final Joined joined;

    EarlierRules(Joined joined) {
        this.joined = joined;
    }

    /** "an earlier one had ended", "the end of a previous one". */
    void dated(Frame noun) {
        if (noun.isBare()) {
            noun.onlyAttribute().filter(World::isTime).ifPresent(end -> joined.add(new Sense.Earlier(end)));
        }
    }

    /** The last rows that were said to belong to something begin behind the end of another of them. */
    void behind(Frame noun, Sense.AfterEarlier after) {
        for (int place = noun.where().size() - 1; place >= 0; place--) {
            if (noun.where().get(place) instanceof Condition.Related related
                    && related.quantity() instanceof Condition.Quantity.Some
                    && related.other().equals(after.end().of())) {
                int at = place;
                start(related.other(), after.end()).ifPresent(start -> {
                    List<Condition> where = new ArrayList<>(noun.where());
                    where.set(at, later(related, start, after.end()));
                    joined.noun(noun.withWhere(where), Joined.implied(0.1));
                });
                return;
            }
        }
    }

    private Optional<Term.Attribute> start(Occurrence rows, Term.Attribute end) {
        return joined.world().dates(rows).stream()
                .filter(date -> date.of().equals(rows) && World.isTime(date) && !date.equals(end))
                .findFirst();
    }

    private static Condition later(Condition.Related related, Term.Attribute start, Term.Attribute end) {
        Occurrence earlier = related.other().again(related.other().number() + 1);
        Condition before = new Condition.Compared(start, Comparison.MORE, new Term.Attribute(earlier, end.column()));
        Condition another =
                new Condition.Related(related.anchor(), earlier, List.of(before), new Condition.Quantity.Some());
        return new Condition.Related(
                related.anchor(),
                related.other(),
                Frame.union(related.conditions(), List.of(another)),
                related.quantity());
    }

    /** "starting a subscription": what is done to rows on the day that dates them. */
    void done(Frame left, Frame right) {
        boolean fits = left.isBare() && right.isRows() && !right.each() && joined.unglued() && !joined.touching();
        left.onlyAttribute()
                .filter(date -> fits && World.isTime(date) && date.of().equals(right.core()))
                .filter(date -> joined.world().dates(right.core()).getFirst().equals(date))
                .ifPresent(date -> joined.noun(right, Joined.loose(0.1)));
    }
}
