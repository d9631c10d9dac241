package dash.builtin.readings.chart;

import dash.builtin.periods.Grain;
import dash.builtin.periods.Period;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** What a phrase stands for. */
sealed interface Sense {

    /** Rows, attributes or figures. */
    record Noun(Frame frame) implements Sense {}

    /**
     * What restricts something.
     *
     * @param bare the column of which this is a value and nothing more yet: "Calgary"
     */
    record Restriction(List<Condition> conditions, Optional<Term.Attribute> bare, boolean negated) implements Sense {
        public Restriction {
            conditions = List.copyOf(conditions);
        }

        static Restriction of(Condition condition) {
            return new Restriction(List.of(condition), Optional.empty(), false);
        }
    }

    /**
     * The most or the least by something: "the most albums", "the highest total".
     *
     * @param of whose figure or attribute it is, with its own restrictions
     */
    record Rank(Term by, boolean descending, int limit, Frame of) implements Sense {}

    /** A number of related things: "more than 3 albums"; none of them when {@code none}. */
    record Quantified(Frame frame, Condition.Comparison comparison, Term limit, boolean none) implements Sense {}

    /** How many of what was said before have so many: "how many had an order". */
    record HowManyHave(Quantified had) implements Sense {}

    /** A limit: "more than 3". */
    record Bound(Condition.Comparison comparison, Term limit) implements Sense {}

    /** From one number to another. */
    record Range(Term low, Term high) implements Sense {}

    /** How often something happened: "more than 3 times". */
    record Often(Condition.Comparison comparison, Term limit) implements Sense {}

    /** A comparison that waits for its limit: "more than". */
    record Comparing(Condition.Comparison comparison) implements Sense {}

    /** A comparison of a known column: "longer than". */
    record Measuring(Term.Attribute attribute, Condition.Comparison comparison) implements Sense {}

    /** A comparison with what is usual: "above average". */
    record Typical(Condition.Comparison comparison, Term.Function function) implements Sense {}

    /** A comparison with what is usual for others of its kind: "above the average of their category". */
    record Peers(Condition.Comparison comparison, Term.Function function, Frame kind) implements Sense {}

    /** A part that waits for its whole: "ratio of open orders", "percentage of orders". */
    record Part(Frame frame, boolean percent) implements Sense {}

    /** A part whose whole was said before: "of all members, what percent are women". */
    record Portion(List<Condition> conditions) implements Sense {
        public Portion {
            conditions = List.copyOf(conditions);
        }
    }

    /** The second half of what the question itself calculates: "times unit price". */
    record Operand(Term.Operator operator, Frame frame) implements Sense {}

    /** A figure that waits for another one: "how many more women", "difference between the average fee of women". */
    record Contrast(Frame first, Cue cue) implements Sense {}

    /** How something changed, of which the figure is still to be said: "growth of", "month over month change in". */
    record Change(Changes.Kind kind, Optional<Grain> by) implements Sense {}

    /** A figure that changed, of which is still to be said from when to when: "change in sales". */
    record Changing(Frame of, Changes.Kind kind, Optional<Grain> by) implements Sense {}

    /**
     * Each step of time beside the one before: "month over month", "compared to the previous month".
     *
     * @param held whether the words alone hold two steps against each other
     */
    record Stepwise(Grain grain, boolean held) implements Sense {}

    /** From one time to another: "from 2022 to 2023". */
    record FromTo(Period first, Period second) implements Sense {}

    /** A time to compare with: "compared to 2022". */
    record Baseline(Period period) implements Sense {}

    /** Two kinds of rows to hold against each other: "between women and men". */
    record Pair(Condition first, Condition second, List<Condition> common) implements Sense {
        public Pair {
            common = List.copyOf(common);
        }
    }

    record Amount(String number) implements Sense {}

    /** What tells a row apart: "with id 17". */
    record Keyed(String number) implements Sense {}

    /** Quoted text, or text behind "named". */
    record Text(String text) implements Sense {}

    /** Where a text is to stand: "containing 'gmail'". */
    record Matching(Condition.Match match, String text) implements Sense {}

    /** Days that wait for their end: "days between order". */
    record Since(Term.Attribute from, boolean average) implements Sense {}

    /**
     * So soon after a date: "within 90 days".
     *
     * @param from the date it is counted from, when that is said
     * @param open whether the words still wait for that date: "within 90 days of"
     */
    record Soon(Grain grain, int count, Optional<Term.Attribute> from, boolean open) implements Sense {}

    /** When an earlier row of the same kind was over: "an earlier one had ended". */
    record Earlier(Term.Attribute end) implements Sense {}

    /** Later than that. */
    record AfterEarlier(Term.Attribute end) implements Sense {}

    /** Aggregates that wait for what they aggregate. */
    record Aggregating(List<Term.Function> functions) implements Sense {
        public Aggregating {
            functions = List.copyOf(functions);
        }
    }

    /**
     * "most", "highest", "longest": of a known column when the word says which.
     *
     * @param size whether the word speaks of how large something is, and not of how many there are
     * @param often whether it speaks of how many there are, and of nothing else
     */
    record Extreme(boolean most, Optional<Term.Attribute> measured, int limit, boolean size, boolean often)
            implements Sense {

        Extreme(boolean most, Optional<Term.Attribute> measured, int limit) {
            this(most, measured, limit, false, false);
        }

        /** The first so many. */
        Extreme first(int count) {
            return new Extreme(most, measured, count, size, often);
        }
    }

    /** How the result is to be ordered. */
    record Sorting(Term by, boolean descending, Optional<Frame> of) implements Sense {}

    /** Steps of time to divide by. */
    record Steps(Ticks ticks, boolean each) implements Sense {}

    /** The step of time with the most or the least of what is still to come: "the busiest month by". */
    record Peak(Ticks ticks, boolean most) implements Sense {}

    record Time(Period period) implements Sense {}

    /** Two times in each of which something happened: "both 2016 and 2018"; the second may be still to come. */
    record BothTimes(Period first, Optional<Period> second) implements Sense {}

    /** A time that is meant not to be: "but not in 2018". */
    record OtherTime(Period period) implements Sense {}

    /** A word of grammar. */
    record Word(Cue cue) implements Sense {}

    /** The words of grammar that are more than glue. */
    enum Cue {
        HOW_MANY,
        HOW_MUCH,
        /** "how many and how much": the number of rows and what they come to. */
        HOW_MANY_AND_MUCH,
        EACH,
        NOT,
        NO,
        DIFFERENT,
        /** "without duplicates": each of what is told stands there once. */
        ONCE,
        SORT,
        ASCENDING,
        DESCENDING,
        ALPHABETICAL,
        /** "in chronological order": by when it was. */
        EARLIEST_FIRST,
        LATEST_FIRST,
        HOLDING,
        STARTING,
        ENDING,
        INFORMATION,
        BOTH,
        /** "both" of two things of which the second is still to be said: "both a singer above 50 and a singer below 30". */
        BOTH_OF,
        EITHER,
        OR_MORE,
        OR_LESS,
        RATIO,
        PERCENT,
        NAMED,
        NAMES,
        SOMEBODY,
        EARLIER_ONE,
        AGAIN,
        KEY,
        WHEN,
        WHERE,
        COMMON,
        NORMAL,
        ABNORMAL,
        DIFFERENCE,
        /** "running total": added up along the steps of time. */
        RUNNING,
        RUNNING_COUNT,
        RUNNING_TOTAL,
        /** "compared to": what follows is another time. */
        COMPARED,
        /** "by how much": what follows says itself that something is more than something else. */
        BY_HOW_MUCH,
        /** "times", "minus": the question says itself what is to be calculated. */
        TIMES,
        MINUS,
        HOW_MANY_MORE,
        /** Of anything that is measured, and not only of rows: "how much more revenue". */
        HOW_MUCH_MORE,
        HOW_MUCH_LESS,
        HOW_MANY_FEWER,
        HOW_MANY_TIMES,
        /** "difference in": the figure comes first, and then what it is compared between. */
        DIFFERENCE_IN,
        BETWEEN,
        EXCEED,
        FALL_SHORT,
        EXCEPT,
        FIRST,
        LAST,
        DAYS_FROM,
        AVERAGE_DAYS_FROM,
        /** "home" of two clubs that a match has: says which way is meant, and nothing of the noun beside it. */
        ROLE
    }
}
