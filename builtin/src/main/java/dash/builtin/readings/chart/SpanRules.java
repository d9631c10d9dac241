package dash.builtin.readings.chart;

import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** The time from one day to another: "days between order and shipment". */
final class SpanRules {

    private final Joined joined;

    SpanRules(Joined joined) {
        this.joined = joined;
    }

    void begin(Frame noun, boolean average) {
        if (noun.isBare()) {
            day(noun).ifPresent(from -> joined.add(new Sense.Since(from, average), implied(noun)));
        }
    }

    void end(Sense.Since since, Frame noun) {
        if (!joined.glued(Glue.AND | Glue.TO | Glue.IN) || noun.isRanked()) {
            return;
        }
        day(noun).filter(to -> !to.equals(since.from())).ifPresent(to -> {
            Occurrence rows = rows(since.from().of(), to.of());
            joined.joins(since.from().of().table(), to.of().table())
                    .ifPresent(cost -> joined.noun(
                            Frame.of(rows, List.of(days(since, to, rows)), true)
                                    .taking(noun.withHeads(List.of(to)))
                                    .ofRows(),
                            cost.plus(implied(noun))));
        });
    }

    private static Term days(Sense.Since since, Term.Attribute to, Occurrence rows) {
        Term days = new Term.DaysBetween(since.from(), to);
        return since.average()
                ? new Term.Figure(Term.Function.AVERAGE, Optional.of(days), rows, false, List.of())
                : days;
    }

    /** The one of which each belongs to one of the other. */
    private Occurrence rows(Occurrence from, Occurrence to) {
        return joined.world().toOne(to.table(), from.table()) ? to : from;
    }

    private static Cost implied(Frame noun) {
        return noun.isRows() ? Joined.implied(0.2) : Cost.NOTHING;
    }

    /** The day that a noun names, or by which its rows are dated. */
    Optional<Term.Attribute> day(Frame noun) {
        Optional<Term.Attribute> named = noun.onlyAttribute().filter(World::isTime);
        return named.isPresent() || !noun.isRows()
                ? named
                : new TimeRules(joined)
                        .dates(noun).stream()
                                .filter(date -> date.of().equals(noun.core()) && World.isTime(date))
                                .findFirst();
    }
}
