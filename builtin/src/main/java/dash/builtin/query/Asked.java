package dash.builtin.query;

import java.util.List;
import java.util.Optional;

/**
 * One logical query.
 *
 * @param subject the rows it is about; every other table belongs to these
 * @param where holds for rows; a condition on rows of which many belong to one of the subject's means that there is one
 * @param groups what figures are broken down by; empty with figures among the outputs means one row
 * @param having holds for groups
 * @param limit how many rows at most; 0 is no limit
 * @param passed how many rows in front of these are passed over, of all or of each group: 1 for the second highest
 * @param bestOfEach keeps only the first rows of each group of rows, in this order
 */
public record Asked(
        Occurrence subject,
        List<Output> outputs,
        List<Condition> where,
        List<Term> groups,
        List<Condition> having,
        List<Ordering> ordering,
        int limit,
        int passed,
        boolean distinct,
        Optional<BestOfEach> bestOfEach) {

    public Asked {
        outputs = List.copyOf(outputs);
        where = List.copyOf(where);
        groups = List.copyOf(groups);
        having = List.copyOf(having);
        ordering = List.copyOf(ordering);
    }

    public Asked(
            Occurrence subject,
            List<Output> outputs,
            List<Condition> where,
            List<Term> groups,
            List<Condition> having,
            List<Ordering> ordering,
            int limit,
            boolean distinct,
            Optional<BestOfEach> bestOfEach) {
        this(subject, outputs, where, groups, having, ordering, limit, 0, distinct, bestOfEach);
    }

    public Asked withOutputs(List<Output> other) {
        return new Asked(subject, other, where, groups, having, ordering, limit, passed, distinct, bestOfEach);
    }

    public Asked withWhere(List<Condition> other) {
        return new Asked(subject, outputs, other, groups, having, ordering, limit, passed, distinct, bestOfEach);
    }

    /** From the row behind so many on. */
    public Asked passing(int rows) {
        return new Asked(subject, outputs, where, groups, having, ordering, limit, rows, distinct, bestOfEach);
    }

    /** A column of the result; its name is in words, empty leaves it to the sql step. */
    public record Output(Term term, String name) {
        @Override
        public String toString() {
            return term.toString();
        }
    }

    /** One step of the order. */
    public record Ordering(Term term, boolean descending) {
        @Override
        public String toString() {
            return term + (descending ? " desc" : " asc");
        }
    }

    /** The first {@code count} rows of those that agree in {@code each}. */
    public record BestOfEach(List<Term> each, Ordering by, int count) {
        public BestOfEach {
            each = List.copyOf(each);
        }
    }
}
