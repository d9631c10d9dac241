package dash.builtin.sql;

import dash.schema.Table;
import java.util.List;

/**
 * A step between two tables along columns that mean the same.
 *
 * @param toOne whether a row finds at most one row there
 * @param fromOne whether a row there finds at most one row here
 * @param certain whether every row finds its partner
 * @param trust how well known the step is
 */
record Edge(
        Table from,
        Table to,
        List<String> fromColumns,
        List<String> toColumns,
        boolean toOne,
        boolean fromOne,
        boolean certain,
        Trust trust) {

    private static final int STEP = 100;
    private static final int TO_MANY = 10;

    /** Who says so, the best first. */
    enum Trust {
        DECLARED(0),
        HINTED(5),
        NAMED(50),
        GUESSED(70);

        private final int cost;

        Trust(int cost) {
            this.cost = cost;
        }
    }

    Edge reversed() {
        return new Edge(to, from, toColumns, fromColumns, fromOne, toOne, false, trust);
    }

    int cost() {
        return STEP + trust.cost + (toOne ? 0 : TO_MANY);
    }

    /** Whether it is the same step, whichever way it is walked. */
    boolean sameAs(Edge other) {
        return equalWay(other) || (!isLoop() && same(to, from, toColumns, fromColumns, other));
    }

    boolean equalWay(Edge other) {
        return same(from, to, fromColumns, toColumns, other);
    }

    private boolean isLoop() {
        return from.name().equals(to.name());
    }

    private static boolean same(Table from, Table to, List<String> out, List<String> in, Edge other) {
        return from.name().equals(other.from.name())
                && to.name().equals(other.to.name())
                && out.equals(other.fromColumns)
                && in.equals(other.toColumns);
    }

    /** Whether a column of this name is part of it, on either side; no name is part of all. */
    boolean uses(String column) {
        return column.isEmpty()
                || fromColumns.stream().anyMatch(column::equalsIgnoreCase)
                || toColumns.stream().anyMatch(column::equalsIgnoreCase);
    }
}
