package dash.builtin.query;

import dash.builtin.periods.Period;
import dash.knowledge.Metric;
import java.util.List;

/** What holds for the rows, or for the groups, that count. */
public sealed interface Condition {

    /** A comparison of two terms. */
    record Compared(Term left, Comparison comparison, Term right) implements Condition {
        @Override
        public String toString() {
            return left + " " + comparison.symbol() + " " + right;
        }
    }

    /** The comparisons. */
    enum Comparison {
        EQUAL("="),
        UNEQUAL("<>"),
        MORE(">"),
        AT_LEAST(">="),
        LESS("<"),
        AT_MOST("<=");

        private final String symbol;

        Comparison(String symbol) {
            this.symbol = symbol;
        }

        public String symbol() {
            return symbol;
        }

        /** What holds when this does not. */
        public Comparison opposite() {
            return switch (this) {
                case EQUAL -> UNEQUAL;
                case UNEQUAL -> EQUAL;
                case MORE -> AT_MOST;
                case AT_LEAST -> LESS;
                case LESS -> AT_LEAST;
                case AT_MOST -> MORE;
            };
        }
    }

    /** One of several values. */
    record Among(Term term, List<Term.Constant> values) implements Condition {
        public Among {
            values = List.copyOf(values);
        }
    }

    /** From the first to the second, both included. */
    record Between(Term term, Term low, Term high) implements Condition {}

    /** A text that holds another, whatever its case. */
    record Matches(Term term, Match match, String text) implements Condition {}

    /** Where the text stands. */
    enum Match {
        CONTAINS,
        STARTS,
        ENDS
    }

    /** A date within a period; of a column of year numbers when {@code years}. */
    record Within(Term date, Period period, boolean years) implements Condition {}

    /** Has no value. */
    record Missing(Term term) implements Condition {}

    /** A column of truth values. */
    record Holds(Term term, boolean truth) implements Condition {}

    /**
     * Rows of {@code other} belong to a row of {@code anchor}: some, none, or as many as the quantity says. The conditions speak of
     * {@code other} and of what belongs to it, and count nowhere else.
     */
    record Related(Occurrence anchor, Occurrence other, List<Condition> conditions, Quantity quantity)
            implements Condition {
        public Related {
            conditions = List.copyOf(conditions);
        }
    }

    /** How many. */
    sealed interface Quantity {

        /** At least one. */
        record Some() implements Quantity {}

        /** Not one. */
        record None() implements Quantity {}

        /** A figure over the related rows compared with a term: more than 3 of them, a sum above 100. */
        record Measured(Term.Figure figure, Comparison comparison, Term limit) implements Quantity {}
    }

    /** The row of {@code anchor} belongs to one that another query picks: an album of the artist with the most albums. */
    record Picked(Occurrence anchor, Asked query) implements Condition {}

    /** A value that another query finds too: a city where somebody else lives as well. */
    record FoundIn(Term.Attribute column, Asked query) implements Condition {}

    /** Rows that count for a metric: what people agreed that a customer, or a completed order, is. */
    record Agreed(Occurrence of, Metric metric) implements Condition {
        @Override
        public String toString() {
            return of + " counts for " + metric.name();
        }
    }

    /** All of them. */
    record Every(List<Condition> conditions) implements Condition {
        public Every {
            conditions = List.copyOf(conditions);
        }
    }

    /** One of them or more. */
    record Either(List<Condition> conditions) implements Condition {
        public Either {
            conditions = List.copyOf(conditions);
        }
    }

    /** Not this one. */
    record Not(Condition condition) implements Condition {}
}
