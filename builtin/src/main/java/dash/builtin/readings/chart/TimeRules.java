package dash.builtin.readings.chart;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** When, and by what steps of time. */
final class TimeRules {

    private final Joined joined;

    TimeRules(Joined joined) {
        this.joined = joined;
    }

    /** "orders in 2024", "hire date after March 2020". */
    void within(Frame noun, Period period) {
        if (joined.glued(Glue.BREAK)) {
            return;
        }
        Optional<Term.Attribute> attribute = noun.onlyAttribute();
        if (attribute.filter(TimeRules::dates).isPresent()) {
            joined.add(new Sense.Restriction(
                    Frame.union(noun.where(), List.of(condition(attribute.get(), period))), Optional.empty(), false));
        }
        List<Term.Attribute> dates = joined.world().dates(Joined.anchor(noun));
        for (int place = 0; place < Math.min(3, dates.size()); place++) {
            joined.noun(noun.with(List.of(condition(dates.get(place), period))), Joined.implied(0.3 * place + (attribute.filter(TimeRules::dates).isPresent() ? 0.4 : 0)));
        }
    }

    private static boolean dates(Term.Attribute attribute) {
        return World.isTime(attribute) || isYear(attribute);
    }

    static boolean isYear(Term.Attribute attribute) {
        return World.isNumber(attribute) && attribute.column().toLowerCase(java.util.Locale.ROOT).matches("(.*_)?(year|yr)|.*Year");
    }

    static Condition condition(Term.Attribute date, Period period) {
        return new Condition.Within(date, period, isYear(date));
    }

    /** "by month", "per year", "monthly". */
    void steps(Frame noun, Grain grain, boolean said) {
        if (noun.limit() != 0 || !said) {
            return;
        }
        if (noun.isRows() && noun.groups().isEmpty()) {
            stepped(noun.withHeads(List.of(Term.Figure.count(noun.core()))), grain, 0.5);
        } else if (noun.hasFigure()) {
            stepped(noun, grain, 0);
        }
    }

    private void stepped(Frame noun, Grain grain, double implied) {
        List<Term.Attribute> dates = joined.world().dates(Joined.anchor(noun));
        for (int place = 0; place < Math.min(2, dates.size()); place++) {
            Term.Attribute date = dates.get(place);
            boolean year = isYear(date);
            if (!year || grain == Grain.YEAR) {
                Term step = year ? date : new Term.StepOf(grain, date);
                joined.noun(noun.groupedBy(List.of(step)), Joined.implied(implied + 0.3 * place));
            }
        }
    }

    /** The first and the last are the earliest and the latest. */
    void ends(boolean last, Frame noun) {
        if (!noun.isRows() || noun.isRanked() || noun.open() != 0) {
            return;
        }
        List<Term.Attribute> dates = joined.world().dates(noun.core());
        dates.stream().limit(1).forEach(date ->
                joined.noun(noun.ordered(List.of(new dash.builtin.query.Asked.Ordering(date, last)), 1), Joined.implied(0.1)));
    }
}
