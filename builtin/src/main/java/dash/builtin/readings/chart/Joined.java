package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What came of two neighbouring phrases. One for each pair; rules add to it. */
final class Joined {

    private static final double ONLY_AND = 0.05;

    private final Phrase left;
    private final Phrase right;
    private final World world;
    private final List<Phrase> found;

    Joined(Phrase left, Phrase right, World world, List<Phrase> found) {
        this.left = left;
        this.right = right;
        this.world = world;
        this.found = found;
    }

    World world() {
        return world;
    }

    Phrase left() {
        return left;
    }

    Phrase right() {
        return right;
    }

    /** The words in front of the right phrase. */
    boolean glued(int kinds) {
        return right.has(kinds);
    }

    boolean unglued() {
        return (right.glue() & ~(Glue.GAP | Glue.OWN)) == 0;
    }

    /** "by state and month": nothing but an "and" stands between the two. */
    boolean also() {
        return right.has(Glue.AND)
                && (right.glue() & ~(Glue.AND | Glue.GAP)) == 0
                && right.cost().total() < ONLY_AND;
    }

    /** Nothing at all stands between the two, not even an article. */
    boolean touching() {
        return right.glue() == 0;
    }

    /** What only counts or restricts has no order, so that a word for one belongs to something else. */
    private static boolean isSortedInVain(Sense sense) {
        return sense instanceof Sense.Quantified quantified
                && !quantified.frame().ordering().isEmpty()
                && !quantified.frame().isRanked();
    }

    void add(Sense sense, Cost extra) {
        if (isSortedInVain(sense)) {
            return;
        }
        Cost cost = left.cost().plus(right.cost()).plus(extra).plus(Feature.PARTS, 1);
        found.add(new Phrase(sense, left.glue(), cost));
    }

    /** With glue of its own in front. */
    void marked(Sense sense, int glue) {
        Cost cost = left.cost().plus(right.cost()).plus(Feature.PARTS, 1);
        found.add(new Phrase(sense, left.glue() | glue, cost));
    }

    /** Where the cost of both was counted already. */
    void costing(Sense sense, Cost cost) {
        found.add(new Phrase(sense, left.glue(), cost));
    }

    void add(Sense sense) {
        add(sense, Cost.NOTHING);
    }

    void noun(Frame frame, Cost extra) {
        add(new Sense.Noun(frame), extra);
    }

    /** What it costs to bring two tables together; empty when they cannot be. */
    java.util.Optional<Cost> joins(Table from, Table to) {
        OptionalInt distance = world.distance(from, to);
        return distance.isEmpty()
                ? java.util.Optional.empty()
                : java.util.Optional.of(Cost.NOTHING.plus(Feature.JOINS, weight(distance.getAsInt())));
    }

    /** Each further step is harder to believe than the one before. */
    private static double weight(int steps) {
        return steps * (steps + 3) / 4.0;
    }

    static Cost loose(double amount) {
        return Cost.NOTHING.plus(Feature.LOOSE, amount);
    }

    static Cost implied(double amount) {
        return Cost.NOTHING.plus(Feature.IMPLIED, amount);
    }

    /** The rows whose figures a frame tells, or its own. */
    static Occurrence anchor(Frame frame) {
        for (Term head : frame.heads()) {
            if (head instanceof Term.Figure figure) {
                return figure.rows();
            }
            if (head instanceof Term.Canonical metric) {
                return metric.rows();
            }
            java.util.Optional<Term.Figure> along = Changes.along(head);
            if (along.isPresent()) {
                return along.get().rows();
            }
        }
        return frame.core();
    }

    static List<Occurrence> tables(List<Condition> conditions) {
        List<Occurrence> tables = new ArrayList<>();
        conditions.forEach(condition -> Mentions.of(condition, tables));
        return tables;
    }
}
