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

    void begin(Frame noun) {
        if (noun.isBare()) {
            day(noun).ifPresent(from -> joined.add(new Sense.Since(from), implied(noun)));
        }
    }

    void end(Sense.Since since, Frame noun) {
        if (!joined.glued(Glue.AND | Glue.TO | Glue.IN) || noun.isRanked()) {
            return;
        }
        day(noun).filter(to -> !to.equals(since.from())).ifPresent(to -> {
            Occurrence later = to.of();
            joined.joins(since.from().of().table(), later.table())
                    .ifPresent(cost -> joined.noun(
                            Frame.of(
                                            rows(since.from().of(), later),
                                            List.of(new Term.DaysBetween(since.from(), to)),
                                            true)
                                    .taking(noun.withHeads(List.of(to)))
                                    .ofRows(),
                            cost.plus(implied(noun))));
        });
    }

    /** The one of which each belongs to one of the other. */
    private Occurrence rows(Occurrence from, Occurrence to) {
        return joined.world().toOne(to.table(), from.table()) ? to : from;
    }

    private static Cost implied(Frame noun) {
        return noun.isRows() ? Joined.implied(0.2) : Cost.NOTHING;
    }

    private Optional<Term.Attribute> day(Frame noun) {
        Optional<Term.Attribute> named = noun.onlyAttribute().filter(World::isTime);
        return named.isPresent() || !noun.isRows()
                ? named
                : joined.world().dates(noun.core()).stream()
                        .filter(date -> date.of().equals(noun.core()) && World.isTime(date))
                        .findFirst();
    }
}
