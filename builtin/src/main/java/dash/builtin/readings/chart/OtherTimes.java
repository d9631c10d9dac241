package dash.builtin.readings.chart;

import dash.builtin.periods.Period;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What happened at one time and at another one too, or not then: "guests who booked in 2019 but not in 2018", "themes that were used
 * in 2016 as well as in 2018".
 */
final class OtherTimes {

    private final Joined joined;

    OtherTimes(Joined joined) {
        this.joined = joined;
    }

    /** "but not in 2018". */
    void behind(Frame noun, Period period) {
        if (joined.glued(Glue.BREAK | Glue.OR)) {
            return;
        }
        if (happened(noun, period, new Condition.Quantity.None()) || sort(noun, period, true)) {
            return;
        }
        joined.world().dates(Joined.anchor(noun)).stream()
                .limit(1)
                .filter(date -> noun.where().stream().noneMatch(where -> tells(where, date)))
                .forEach(date -> joined.noun(
                        noun.with(List.of(new Condition.Not(TimeRules.condition(date, period)))), Cost.NOTHING));
    }

    /** "as well as in 2018": another row of what happened then. */
    void again(Frame noun, Period period) {
        if (!happened(noun, period, new Condition.Quantity.Some())) {
            sort(noun, period, false);
        }
    }

    /** "both 2016" and then "and 2018". */
    void and(Sense.BothTimes both, Sense right) {
        if (right instanceof Sense.Time(Period second) && both.second().isEmpty() && joined.glued(Glue.AND)) {
            joined.add(new Sense.BothTimes(both.first(), Optional.of(second)));
        }
    }

    /** "in both 2016 and 2018". */
    void both(Frame noun, Period first, Period second) {
        List<Phrase> inside = new ArrayList<>();
        new TimeRules(new Joined(joined.left(), joined.right(), joined.world(), inside)).within(noun, first);
        for (Phrase phrase : inside) {
            if (phrase.sense() instanceof Sense.Noun(Frame dated)) {
                List<Phrase> found = new ArrayList<>();
                new OtherTimes(new Joined(phrase, joined.right(), joined.world(), found)).again(dated, second);
                found.stream()
                        .map(Phrase::sense)
                        .forEach(sense ->
                                joined.add(sense, Joined.implied(phrase.cost().of(Feature.IMPLIED))));
            }
        }
    }

    private boolean happened(Frame noun, Period period, Condition.Quantity quantity) {
        if (noun.where().isEmpty()
                || !(noun.where().getLast()
                        instanceof Condition.Related(var anchor, var other, var conditions, var some))
                || !(some instanceof Condition.Quantity.Some)) {
            return false;
        }
        Optional<List<Condition>> then = moved(conditions, period);
        then.ifPresent(where ->
                joined.noun(noun.with(List.of(new Condition.Related(anchor, other, where, quantity))), Cost.NOTHING));
        return then.isPresent();
    }

    /** No row lies in both times, so that other rows with the same value are meant. */
    private boolean sort(Frame noun, Period period, boolean none) {
        Optional<List<Condition>> then =
                SharedRules.isSort(noun, joined.world()) ? moved(noun.where(), period) : Optional.empty();
        then.ifPresent(where -> {
            Term.Attribute told = noun.onlyAttribute().orElseThrow();
            Condition found = new Condition.FoundIn(told, SharedRules.values(told, where));
            joined.noun(
                    noun.with(List.of(none ? new Condition.Not(found) : found)).different(), Joined.loose(0.05));
        });
        return then.isPresent();
    }

    /** What lies in one time does not lie in another one anyway. */
    static boolean tells(Condition condition, Term date) {
        return condition instanceof Condition.Within(Term other, var period, var years) && other.equals(date);
    }

    /** Whether these conditions hold at a time that has nothing in common with this one. */
    static boolean apart(List<Condition> conditions, Term date, Period period) {
        return conditions.stream()
                .anyMatch(condition -> condition instanceof Condition.Within(Term other, Period own, var years)
                        && other.equals(date)
                        && (endsBefore(own, period) || endsBefore(period, own)));
    }

    private static boolean endsBefore(Period one, Period other) {
        return one.end().isPresent()
                && other.start().isPresent()
                && !one.end().get().isAfter(other.start().get());
    }

    /** The same conditions with another time; empty when they name none. */
    private static Optional<List<Condition>> moved(List<Condition> conditions, Period period) {
        boolean dated = conditions.stream().anyMatch(Condition.Within.class::isInstance);
        return dated
                ? Optional.of(conditions.stream()
                        .map(condition -> condition instanceof Condition.Within(Term.Attribute date, var old, var years)
                                ? TimeRules.condition(date, period)
                                : condition)
                        .toList())
                : Optional.empty();
    }
}
