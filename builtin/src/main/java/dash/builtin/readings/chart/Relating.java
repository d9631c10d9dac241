package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts a noun beside another that it restricts: artists who have albums, tracks of the genre Rock. */
final class Relating {

    private final World world;

    Relating(World world) {
        this.world = world;
    }

    /** The first frame, restricted to what belongs to the second; empty when nothing leads from one to the other. */
    Optional<Frame> restrict(Frame frame, Frame by) {
        Occurrence anchor = Joined.anchor(frame);
        Occurrence other = by.core();
        if (anchor.equals(other)) {
            return same(frame, by);
        }
        boolean sorted = !by.ordering().isEmpty() && !by.isRanked();
        if (world.distance(anchor.table(), other.table()).isEmpty()
                || sorted
                || (!by.groups().isEmpty() && !by.isRanked())) {
            return Optional.empty();
        }
        return Optional.of(frame.with(conditions(anchor, by)));
    }

    private static Optional<Frame> same(Frame frame, Frame by) {
        if (by.isBare() && !by.isRows()) {
            return Optional.empty();
        }
        return by.isRanked() && frame.isRanked() ? Optional.empty() : Optional.of(frame.taking(by.notEach()));
    }

    List<Condition> conditions(Occurrence anchor, Frame by) {
        Occurrence other = by.core();
        if (by.isRanked()) {
            Asked picked = Finish.picked(by);
            return List.of(new Condition.Picked(anchor, picked));
        }
        boolean one = world.toOne(anchor.table(), other.table());
        if (one && by.where().isEmpty()) {
            return List.of();
        }
        if (one) {
            return by.where();
        }
        return apart(by.where()).stream()
                .<Condition>map(where -> new Condition.Related(anchor, other, where, new Condition.Quantity.Some()))
                .toList();
    }

    /** Conditions on different rows of one table need a relation each. */
    private static List<List<Condition>> apart(List<Condition> where) {
        List<Condition> shared = new ArrayList<>();
        List<Condition> single = new ArrayList<>();
        for (Condition condition : where) {
            boolean numbered = Joined.tables(List.of(condition)).stream().anyMatch(table -> table.number() > 0);
            (numbered ? single : shared).add(condition);
        }
        return single.isEmpty()
                ? List.of(where)
                : single.stream()
                        .map(each -> Frame.union(shared, List.of(each)))
                        .toList();
    }
}
