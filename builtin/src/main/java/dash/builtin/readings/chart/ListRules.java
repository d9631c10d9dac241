package dash.builtin.readings.chart;

import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** Things that are asked for one beside the other. */
final class ListRules {

    /** Nobody asks for one thing in two words. */
    private static final double SAME = 1.5;

    /** "Which children have an email" asks who has one. */
    private static final double OWNED = 0.6;

    private final Joined joined;

    ListRules(Joined joined) {
        this.joined = joined;
    }

    /** "the category and the number of toys, for categories with more than 10 toys". */
    private void ofGroups(Frame left, Frame right) {
        boolean fits = left.hasFigure()
                && left.isBare()
                && !right.having().isEmpty()
                && right.groups().equals(right.heads())
                && left.heads().containsAll(right.heads())
                && left.core().equals(right.core());
        if (fits) {
            joined.noun(left.groupedBy(right.groups()).having(right.having()).with(right.where()), Cost.NOTHING);
        }
    }

    /** "title, id and description", "average price and number of tracks". */
    void join(Frame left, Frame right) {
        ofGroups(left, right);
        new SideBySide(joined).join(left, right);
        boolean kinds = left.groups().equals(left.heads())
                && right.isFigures()
                && right.isBare()
                && left.core().equals(right.core());
        boolean columns =
                !left.isRows() && !right.isRows() && (kinds || left.groups().isEmpty());
        boolean reachable = joined.world()
                .distance(left.core().table(), right.core().table())
                .isPresent();
        if (left.isRows() && right.isRows() && left.core().equals(right.core())) {
            ofOneKind(left, right);
        }
        boolean roles = joined.glued(Glue.TOO) && World.isKey(left.heads());
        if (columns && !roles && reachable && !left.isRanked() && right.groups().isEmpty() && !left.each()) {
            Frame frame = left.withHeads(Frame.joined(left.heads(), right.heads()));
            boolean plain = left.isBare();
            boolean apart = !left.core().equals(right.core());
            boolean once = left.heads().containsAll(right.heads());
            boolean figures = apart && left.isFigures() && right.isFigures();
            Cost joins = figures
                    ? Cost.NOTHING.plus(Feature.JOINS, 1)
                    : joined.joins(left.core().table(), right.core().table()).orElseThrow();
            double too = joined.glued(Glue.TOO) ? 0.4 : 0;
            Cost cost = Joined.loose((plain ? 0 : 0.3) + (apart ? 0.3 : 0) + (once ? SAME : 0) + too)
                    .plus(joins);
            joined.noun(
                    (left.hasFigure() || !right.hasFigure() ? frame : frame.withCore(right.core()))
                            .taking(right)
                            .many(true),
                    cost);
        }
        if (joined.glued(Glue.TOO)) {
            return;
        }
        if (left.isRows() && left.core().equals(right.core())) {
            owned(left, right);
        }
        if (left.isRows() && right.isAttributes()) {
            described(left, right, false);
        } else if (right.isRows() && left.isAttributes()) {
            described(right, left, true);
        }
        boolean given = joined.left().has(Glue.FOR | Glue.OF) || left.core().equals(Joined.anchor(right));
        if (left.isRows()
                && right.hasFigure()
                && reachable
                && !given
                && right.groups().isEmpty()) {
            List<Term> heads = Frame.joined(joined.world().shown(left.core()), right.heads());
            joined.noun(
                    right.withHeads(heads)
                            .groupedBy(List.of(new Term.Whole(left.core())))
                            .taking(left),
                    joined.joins(left.core().table(), right.core().table()).orElseThrow());
        }
    }

    /** "venues and how many seats each has": what every row says itself. */
    private void owned(Frame rows, Frame figure) {
        boolean fits =
                figure.isBare() && rows.groups().isEmpty() && figure.heads().size() == 1;
        if (fits
                && figure.heads().getFirst() instanceof Term.Figure sum
                && sum.function() == Term.Function.SUM
                && sum.of().orElse(null) instanceof Term.Attribute own
                && own.of().equals(rows.core())) {
            List<Term> heads = Frame.joined(joined.world().shown(rows.core()), List.of(own));
            joined.noun(rows.withHeads(heads).ofRows(), Joined.implied(0.1));
        }
    }

    /** "Rock tracks and Jazz tracks", "a Rock track as well as a Jazz track". */
    private void ofOneKind(Frame left, Frame right) {
        if (joined.left().has(Glue.TOO)) {
            return;
        }
        boolean another = joined.glued(Glue.GAP) && !right.plural();
        if (right.isBare() && !another) {
            joined.noun(left.many(true), Cost.NOTHING);
        }
        Alternatives.of(left.where(), right.where())
                .map(List::of)
                .flatMap(either -> joined.glued(Glue.TOO) ? Alternatives.apart(either) : Optional.of(either))
                .ifPresent(where -> joined.noun(left.withWhere(where).many(true), Cost.NOTHING));
    }

    /** "player and fee": what the row is called that belongs to it, and a column of its own. */
    private void described(Frame rows, Frame columns, boolean last) {
        boolean fits = rows.isBare()
                && columns.isBare()
                && !rows.each()
                && !columns.bound()
                && !rows.core().equals(columns.core())
                && !World.isKey(joined.world().shown(rows.core()))
                && joined.world().toOne(columns.core().table(), rows.core().table());
        if (fits) {
            List<Term> names = joined.world().shown(rows.core());
            List<Term> heads = last ? Frame.joined(columns.heads(), names) : Frame.joined(names, columns.heads());
            joined.joins(columns.core().table(), rows.core().table())
                    .ifPresent(cost -> joined.noun(columns.withHeads(heads).many(true), cost.plus(Joined.loose(0.3))));
        }
    }

    /** "clubs with their stadiums". */
    void beside(Frame left, Frame right) {
        boolean fits = joined.glued(Glue.WITH | Glue.AND | Glue.COMMA)
                && (joined.glued(Glue.GAP) || left.isRows() || named(left))
                && !joined.glued(Glue.BREAK)
                && !(left.each() && joined.glued(Glue.COMMA))
                && right.isAttributes()
                && right.isBare()
                && !left.hasFigure()
                && left.groups().isEmpty();
        if (fits && joined.world().toOne(left.core().table(), right.core().table())) {
            List<Term> shown = joined.world().shown(left.core());
            boolean described = World.isKey(shown) && right.heads().size() > 1;
            List<Term> heads = !left.isRows() ? left.heads() : described ? List.of() : shown;
            boolean owned = left.isRows()
                    && joined.glued(Glue.GAP)
                    && !joined.glued(Glue.OWN)
                    && !right.plural()
                    && right.onlyAttribute().filter(OwningRules::maybeMissing).isPresent();
            joined.joins(left.core().table(), right.core().table())
                    .ifPresent(cost -> joined.noun(
                            left.withHeads(Frame.joined(heads, right.heads())),
                            cost.plus(Joined.loose(0.2 + (owned ? OWNED : 0)))));
        }
    }

    private boolean named(Frame frame) {
        return joined.glued(Glue.WITH) && frame.heads().equals(joined.world().shown(frame.core()));
    }
}
