package dash.builtin.readings.chart;

import dash.builtin.periods.Grain;
import dash.builtin.query.Term;
import dash.schema.TypeFamily;
import java.util.Optional;

/** What time is divided by. */
sealed interface Ticks {

    /** The group that a date belongs to; empty where the date does not tell it. */
    Optional<Term> of(Term.Attribute date);

    /** Steps one after the other: months, quarters. */
    record Each(Grain grain) implements Ticks {
        @Override
        public Optional<Term> of(Term.Attribute date) {
            boolean year = TimeRules.isYear(date);
            boolean told = !year || grain == Grain.YEAR;
            return told ? Optional.of(year ? date : new Term.StepOf(grain, date)) : Optional.empty();
        }
    }

    /** What comes again and again: weekdays, hours of the day. */
    record Part(Term.Part part) implements Ticks {
        @Override
        public Optional<Term> of(Term.Attribute date) {
            boolean days = World.family(date).filter(TypeFamily.DAY::equals).isPresent();
            boolean told = World.isTime(date) && !(days && part == Term.Part.HOUR);
            return told ? Optional.of(new Term.PartOf(part, date)) : Optional.empty();
        }
    }
}
