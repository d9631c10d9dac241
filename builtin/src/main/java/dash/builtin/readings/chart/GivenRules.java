package dash.builtin.readings.chart;

import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;

/** What a figure is asked of, said before or behind it: "For refunds of 2025, how many …?", "average price by category, articles in stock". */
final class GivenRules {

    private final Joined joined;
    private final Relating relating;

    GivenRules(Joined joined) {
        this.joined = joined;
        this.relating = new Relating(joined.world());
    }

    void join(Frame left, Frame right) {
        if (!joined.glued(Glue.COMMA) || joined.glued(Glue.BREAK | Glue.AND | Glue.OR)) {
            return;
        }
        boolean before = joined.left().has(Glue.FOR | Glue.OF)
                && isGiven(left)
                && right.hasFigure()
                && joined.world()
                        .toOne(Joined.anchor(right).table(), left.core().table());
        boolean behind = left.hasFigure() && isGiven(right) && !joined.glued(Glue.BY | Glue.PER | Glue.WITH);
        if (joined.left().has(Glue.FOR | Glue.OF) && isKind(left) && right.hasFigure()) {
            byKind(left, right);
        }
        if (before) {
            restricted(right, left, 0.1);
        } else if (behind && right.core().equals(Joined.anchor(left))) {
            restricted(left, right, 0.2);
        }
    }

    /** "Of the customers in Brazil, how many had an order?" */
    void counted(Frame left, Sense.Quantified had) {
        if (!joined.left().has(Glue.FOR | Glue.OF) || !left.isRows() || left.isRanked() || left.each()) {
            return;
        }
        List<Phrase> inner = new ArrayList<>();
        new QuantityRules(new Joined(joined.left(), joined.right(), joined.world(), inner))
                .nounAndQuantified(left, had);
        for (Phrase phrase : inner) {
            if (phrase.sense() instanceof Sense.Noun(Frame frame) && frame.isRows()) {
                joined.joins(left.core().table(), had.frame().core().table())
                        .ifPresent(cost -> joined.noun(
                                frame.withHeads(List.of(Term.Figure.count(frame.core()))),
                                cost.plus(Joined.loose(0.1))));
            }
        }
    }

    /** "For genres with five or more songs": values of a column, by how many rows have them. */
    private static boolean isKind(Frame frame) {
        return frame.isAttributes()
                && !frame.having().isEmpty()
                && frame.groups().equals(frame.heads());
    }

    private void byKind(Frame kind, Frame figure) {
        boolean others = figure.heads().stream()
                .anyMatch(head -> !Frame.figure(head) && !kind.heads().contains(head));
        if (!others && figure.isBare() && kind.core().equals(Joined.anchor(figure))) {
            List<Term> figures = figure.heads().stream().filter(Frame::figure).toList();
            joined.noun(kind.withHeads(Frame.joined(kind.heads(), figures)), Joined.loose(0.1));
        }
    }

    private static boolean isGiven(Frame rows) {
        return rows.isRows() && !rows.where().isEmpty() && !rows.isRanked() && rows.open() == 0 && !rows.each();
    }

    private void restricted(Frame figure, Frame rows, double loose) {
        joined.joins(Joined.anchor(figure).table(), rows.core().table())
                .ifPresent(cost -> relating.restrict(figure, rows)
                        .ifPresent(frame -> joined.noun(frame, cost.plus(Joined.loose(loose)))));
    }
}
