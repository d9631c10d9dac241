package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What came within so many days of a row's own date: "accounts with an order within 90 days", "shipped within 3 days of the order". */
final class SoonRules {

    /** Days that lie ahead are counted from today, and not from another day of the row. */
    private static final String AHEAD = ".*(due|expir|renew|next|schedul|plan|deadline|valid|end).*";

    private final Joined joined;

    SoonRules(Joined joined) {
        this.joined = joined;
    }

    /** "within 90 days of signing up". */
    void from(Sense.Soon soon, Frame noun) {
        if (soon.open() && !noun.isRanked()) {
            new SpanRules(joined)
                    .day(noun)
                    .ifPresent(day -> joined.add(
                            new Sense.Soon(soon.grain(), soon.count(), Optional.of(day), false),
                            noun.isRows() ? Joined.implied(0.1) : Cost.NOTHING));
        }
    }

    void behind(Frame noun, Sense.Soon soon) {
        if (soon.open() || joined.glued(Glue.BREAK)) {
            return;
        }
        related(noun, soon);
        noun.onlyAttribute().filter(date -> World.isTime(date) && noun.isBare()).ifPresent(date -> column(date, soon));
        if (noun.isRows()) {
            soon.from().ifPresent(start -> rows(noun, start, soon));
        }
    }

    /** The last thing that was said to belong to a row is what came so soon. */
    private void related(Frame noun, Sense.Soon soon) {
        for (int place = noun.where().size() - 1; place >= 0; place--) {
            Optional<Condition.Related> related = belonging(noun.where().get(place));
            if (related.isPresent()) {
                int at = place;
                dated(noun, related.get(), soon).ifPresent(dated -> {
                    List<Condition> where = new ArrayList<>(noun.where());
                    where.set(at, dated);
                    joined.noun(noun.withWhere(where), Joined.implied(0.1));
                });
                return;
            }
        }
    }

    /** The first one of them came so soon when any did. */
    private static Optional<Condition.Related> belonging(Condition condition) {
        if (condition instanceof Condition.Picked(Occurrence anchor, Asked query)) {
            boolean first = query.limit() == 1
                    && query.ordering().size() == 1
                    && !query.ordering().getFirst().descending()
                    && query.ordering().getFirst().term() instanceof Term.Attribute date
                    && World.isTime(date)
                    && query.groups().isEmpty();
            return first && !anchor.equals(query.subject())
                    ? Optional.of(new Condition.Related(
                            anchor, query.subject(), query.where(), new Condition.Quantity.Some()))
                    : Optional.empty();
        }
        return condition instanceof Condition.Related related ? Optional.of(related) : Optional.empty();
    }

    private Optional<Condition> dated(Frame noun, Condition.Related related, Sense.Soon soon) {
        Optional<Term.Attribute> start = soon.from()
                .filter(date -> date.of().equals(related.anchor()))
                .or(() -> soon.from().isEmpty() ? date(related.anchor(), noun.where()) : Optional.empty());
        Optional<Term.Attribute> then = date(related.other(), related.conditions());
        if (start.isEmpty() || then.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Condition.Related(
                related.anchor(),
                related.other(),
                Frame.union(related.conditions(), soonAfter(start.get(), then.get(), soon)),
                related.quantity()));
    }

    /** By the column that the question dates these rows by, or the likeliest. */
    private Optional<Term.Attribute> date(Occurrence rows, List<Condition> conditions) {
        return conditions.stream()
                .filter(condition ->
                        condition instanceof Condition.Within(Term.Attribute date, var period, boolean years)
                                && !years
                                && date.of().equals(rows))
                .map(condition -> (Term.Attribute) ((Condition.Within) condition).date())
                .findFirst()
                .or(() -> new TimeRules(joined)
                        .dates(Frame.rows(rows, true).with(conditions)).stream()
                                .filter(date -> date.of().equals(rows) && World.isTime(date))
                                .findFirst());
    }

    /** "shipped within 3 days". */
    private void column(Term.Attribute then, Sense.Soon soon) {
        Optional<Term.Attribute> start = soon.from()
                .or(() -> then.column().toLowerCase(Locale.ROOT).matches(AHEAD)
                        ? Optional.empty()
                        : date(then.of(), List.of()));
        start.filter(date -> !date.equals(then) && reachable(then.of(), date.of()))
                .ifPresent(date -> joined.add(
                        new Sense.Restriction(soonAfter(date, then, soon), Optional.empty(), false),
                        Joined.implied(soon.from().isPresent() ? 0 : 0.3)));
    }

    /** "refunds within 30 days of the order". */
    private void rows(Frame noun, Term.Attribute start, Sense.Soon soon) {
        date(noun.core(), noun.where())
                .filter(then -> !then.equals(start) && reachable(noun.core(), start.of()))
                .ifPresent(then -> joined.noun(noun.with(soonAfter(start, then, soon)), Joined.implied(0.2)));
    }

    private boolean reachable(Occurrence rows, Occurrence other) {
        return rows.equals(other) || joined.world().toOne(rows.table(), other.table());
    }

    private static List<Condition> soonAfter(Term.Attribute start, Term.Attribute then, Sense.Soon soon) {
        return List.of(
                new Condition.Compared(then, Comparison.AT_LEAST, new Term.Later(start, soon.grain(), 0)),
                new Condition.Compared(then, Comparison.AT_MOST, new Term.Later(start, soon.grain(), soon.count())));
    }
}
