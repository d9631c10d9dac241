package dash.builtin.readings.chart;

import dash.builtin.query.Term;
import java.util.List;

/** Figures over different rows of one table, one beside the other: "number of paid bills and number of open bills". */
final class SideBySide {

    private final Joined joined;

    SideBySide(Joined joined) {
        this.joined = joined;
    }

    void join(Frame left, Frame right) {
        boolean both = joined.glued(Glue.AND)
                && isPlain(left)
                && isPlain(right)
                && left.core().equals(right.core());
        if (both
                && !left.where().isEmpty()
                && !right.where().isEmpty()
                && !left.where().equals(right.where())
                && left.heads().getFirst() instanceof Term.Figure one
                && right.heads().getFirst() instanceof Term.Figure other
                && one.rows().equals(other.rows())) {
            List<Term> heads = List.of(only(one, left), only(other, right));
            joined.noun(left.withWhere(List.of()).withHeads(heads), Cost.NOTHING);
        }
    }

    private static boolean isPlain(Frame frame) {
        return frame.heads().size() == 1
                && frame.groups().isEmpty()
                && frame.having().isEmpty()
                && !frame.isRanked()
                && frame.open() == 0;
    }

    private static Term only(Term.Figure figure, Frame frame) {
        return new Term.Figure(
                figure.function(),
                figure.of(),
                figure.rows(),
                figure.distinct(),
                Frame.union(figure.only(), frame.where()));
    }
}
