package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * A finished frame that tells a column many rows share, while its conditions are on different rows: home towns of both string and
 * brass players. What one row cannot meet, rows with the same value meet together.
 */
final class SharedValues {

    private static final Reached PLAIN =
            new Reached(rows -> rows.via().isEmpty() ? new Occurrence(rows.table(), 0, "") : rows);

    private final World world;

    SharedValues(World world) {
        this.world = world;
    }

    Frame of(Frame frame) {
        if (!SharedRules.isSort(frame, world)) {
            return frame;
        }
        Frame apart = apart(frame);
        return apart.equals(frame) ? without(beyond(frame)) : apart;
    }

    private Frame apart(Frame frame) {
        Term.Attribute told = frame.onlyAttribute().orElseThrow();
        List<Condition> shared = new ArrayList<>();
        List<Condition> single = new ArrayList<>();
        frame.where().forEach(condition -> (another(frame, condition) ? single : shared).add(condition));
        if (single.size() < 2) {
            return frame;
        }
        List<Condition> where = new ArrayList<>(Frame.union(shared, List.of(PLAIN.of(single.getFirst()))));
        single.stream()
                .skip(1)
                .map(each -> Frame.union(shared, List.of(PLAIN.of(each))))
                .forEach(each -> where.add(new Condition.FoundIn(told, SharedRules.values(told, each))));
        return frame.withWhere(where).different();
    }

    private boolean another(Frame frame, Condition condition) {
        return Joined.tables(List.of(condition)).stream()
                .anyMatch(rows -> rows.number() > 0
                        && rows.via().isEmpty()
                        && (rows.table().name().equals(frame.core().table().name())
                                || world.toOne(frame.core().table(), rows.table())));
    }

    /** "weighing more than 900 and weighing less than 100". */
    private static Frame beyond(Frame frame) {
        Term.Attribute told = frame.onlyAttribute().orElseThrow();
        List<Condition> where = frame.where();
        for (Condition below : where) {
            boolean other = where.stream()
                    .anyMatch(each -> each instanceof Condition.Compared above && Contradictions.beyond(above, below));
            if (other) {
                List<Condition> rest = new ArrayList<>(where);
                rest.remove(below);
                rest.add(new Condition.FoundIn(told, SharedRules.values(told, List.of(below))));
                return frame.withWhere(rest).different();
            }
        }
        return frame;
    }

    /** "in autumn but not in spring": no row is in both, so that others with the same value are meant. */
    private Frame without(Frame frame) {
        Term.Attribute told = frame.onlyAttribute().orElseThrow();
        List<Condition> where = new ArrayList<>();
        for (Condition condition : frame.where()) {
            boolean said = condition instanceof Condition.Compared(Term column, Comparison unequal, Term value)
                    && unequal == Comparison.UNEQUAL
                    && !column.equals(told)
                    && frame.where().stream().anyMatch(other -> holds(other, column));
            where.add(
                    said && condition instanceof Condition.Compared(Term column, var how, Term value)
                            ? denied(frame, told, column, value)
                            : condition);
        }
        return where.equals(frame.where()) ? frame : frame.withWhere(where).different();
    }

    private static boolean holds(Condition condition, Term column) {
        return condition instanceof Condition.Compared(Term left, Comparison equal, Term.Constant value)
                && equal == Comparison.EQUAL
                && left.equals(column);
    }

    private static Condition denied(Frame frame, Term.Attribute told, Term column, Term value) {
        List<Condition> others = new ArrayList<>(frame.where().stream()
                .filter(condition -> !(condition instanceof Condition.Compared(Term left, var how, var right)
                        && left.equals(column)))
                .toList());
        others.add(new Condition.Compared(column, Comparison.EQUAL, value));
        return new Condition.Not(new Condition.FoundIn(told, SharedRules.values(told, others)));
    }
}
