package dash.builtin.query;

import dash.builtin.periods.Grain;
import dash.knowledge.Metric;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** What has a value in a query. */
public sealed interface Term {

    /** A column, spelled as the catalog spells it. */
    record Attribute(Occurrence of, String column) implements Term {
        @Override
        public String toString() {
            return of + "." + column;
        }
    }

    /** The rows themselves: as an output all their columns, as a group their key. */
    record Whole(Occurrence of) implements Term {
        @Override
        public String toString() {
            return of + ".*";
        }
    }

    /** A value out of the question. */
    record Constant(Kind kind, String value) implements Term {

        /** What it is to be compared as. */
        public enum Kind {
            NUMBER,
            TEXT,
            TRUTH,
            DAY
        }

        @Override
        public String toString() {
            return kind == Kind.TEXT ? "'" + value + "'" : value;
        }
    }

    /**
     * A figure over rows.
     *
     * @param of what is aggregated; empty counts the rows of {@code rows}
     * @param rows the table whose rows count, each once, whatever else is joined
     * @param only further conditions on the rows that count for this figure alone
     */
    record Figure(Function function, Optional<Term> of, Occurrence rows, boolean distinct, List<Condition> only)
            implements Term {
        public Figure {
            only = List.copyOf(only);
        }

        public static Figure count(Occurrence rows) {
            return new Figure(Function.COUNT, Optional.empty(), rows, false, List.of());
        }

        public static Figure of(Function function, Attribute attribute) {
            return new Figure(function, Optional.of(attribute), attribute.of(), false, List.of());
        }

        @Override
        public String toString() {
            return function + "(" + (distinct ? "distinct " : "")
                    + of.map(Object::toString).orElse(rows.toString()) + ")" + (only.isEmpty() ? "" : only);
        }
    }

    /** How rows become one value. */
    enum Function {
        COUNT,
        SUM,
        AVERAGE,
        LEAST,
        GREATEST,
        MEDIAN,
        DEVIATION
    }

    /** A canonical metric by its own definition, its filters included. */
    record Canonical(Metric metric, Occurrence rows) implements Term {
        @Override
        public String toString() {
            return "metric " + metric.name();
        }
    }

    /** Two terms and an operation; a division is never one of whole numbers, and by zero it gives nothing. */
    record Calculated(Operator operator, Term left, Term right) implements Term {
        @Override
        public String toString() {
            return "(" + left + " " + operator + " " + right + ")";
        }
    }

    /** The operations. */
    enum Operator {
        PLUS,
        MINUS,
        TIMES,
        DIVIDED
    }

    /** The day on which the step of time begins that a date lies in: its month, its quarter. */
    record StepOf(Grain grain, Term date) implements Term {}

    /** A number that a part of a date has, whatever the rest of it: month 3 of any year. */
    record PartOf(Part part, Term date) implements Term {}

    /** The parts of a date. */
    enum Part {
        YEAR,
        QUARTER,
        MONTH,
        DAY,
        WEEKDAY,
        /** Monday to Sunday, as people say it. */
        WEEKDAY_NAME,
        HOUR
    }

    /** The days from one date to another. */
    record DaysBetween(Term from, Term to) implements Term {}

    /** The full years from a birth to a day. */
    record Age(Attribute birth, LocalDate on) implements Term {}

    /** The day so many steps of time after a date. */
    record Later(Term date, Grain grain, int count) implements Term {
        @Override
        public String toString() {
            return date + " + " + count + " " + grain;
        }
    }

    /** The one value that another query gives, such as the average to compare with. */
    record Single(Asked query) implements Term {}

    /** A figure over all rows of a table that agree with this one in these columns: the average price of its category. */
    record OfItsKind(Function function, Attribute of, List<String> alike) implements Term {
        public OfItsKind {
            alike = List.copyOf(alike);
        }
    }

    /** A figure over the rows that belong to one of {@code anchor}, where there may be none: a count of 0. */
    record Tally(Occurrence anchor, Figure figure, List<Condition> conditions) implements Term {
        public Tally {
            conditions = List.copyOf(conditions);
        }

        @Override
        public String toString() {
            return figure + " of each " + anchor + (conditions.isEmpty() ? "" : conditions);
        }
    }

    /** A figure as a part of its sum over all groups, from 0 to 100 when {@code percent}. */
    record ShareOf(Term figure, boolean percent) implements Term {}

    /**
     * A figure added up along the order of the groups.
     *
     * @param each the groups of which each begins anew: "by country"; empty goes along all of them
     */
    record Running(Term figure, List<Term> each) implements Term {
        public Running {
            each = List.copyOf(each);
        }

        public Running(Term figure) {
            this(figure, List.of());
        }
    }

    /** A figure's value in the group before, along the order of the groups; it begins anew for each of these. */
    record Before(Term figure, List<Term> each) implements Term {
        public Before {
            each = List.copyOf(each);
        }

        public Before(Term figure) {
            this(figure, List.of());
        }
    }
}
