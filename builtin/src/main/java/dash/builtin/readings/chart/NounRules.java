package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;

/** Two noun phrases side by side. */
final class NounRules {

    private static final int CLOSE =
            Glue.OF | Glue.FOR | Glue.IN | Glue.WITH | Glue.WHO | Glue.BY | Glue.VERB | Glue.BE;

    private final Joined joined;
    private final Relating relating;

    NounRules(Joined joined) {
        this.joined = joined;
        this.relating = new Relating(joined.world());
    }

    /** "duration in milliseconds", "millisecond length": one column said twice. */
    private boolean again(Frame left, Frame right) {
        boolean same = left.isAttributes() && right.isBare() && left.heads().equals(right.heads());
        if (same && (joined.touching() || joined.glued(Glue.IN))) {
            joined.noun(left, Joined.loose(0.05));
        }
        return same;
    }

    /** What is counted or measured says it itself when nothing else does: "patients by city". */
    private void counted(Frame left, Frame right) {
        boolean divided = right.each() || joined.glued(Glue.BY | Glue.PER);
        boolean plain = left.isRows()
                && !left.each()
                && !left.isRanked()
                && left.open() == 0
                && left.groups().isEmpty();
        if (divided
                && plain
                && !right.hasFigure()
                && right.where().isEmpty()
                && !right.isRanked()
                && (!left.core().equals(right.core()) || !right.isRows())) {
            grouped(left.withHeads(List.of(Term.Figure.count(left.core()))), right, Joined.implied(0.5));
        }
    }

    void join(Frame left, Frame right) {
        if (joined.glued(Glue.BREAK)) {
            new SentenceRules(joined).join(left, right);
            return;
        }
        if (joined.glued(Glue.AND | Glue.COMMA | Glue.OR)) {
            list(left, right);
        }
        if (again(left, right)) {
            return;
        }
        told(left, right);
        beside(left, right);
        counted(left, right);
        group(left, right);
        attributes(left, right);
        compound(left, right);
        relate(left, right);
    }

    /** "title, id and description", "average price and number of tracks". */
    private void list(Frame left, Frame right) {
        boolean both = !left.isRows() && !right.isRows() && left.groups().isEmpty();
        boolean reachable = joined.world()
                .distance(left.core().table(), right.core().table())
                .isPresent();
        if (left.isRows() && right.isRows() && left.core().equals(right.core()) && right.isBare()) {
            joined.noun(left.many(true), Cost.NOTHING);
        }
        if (both && reachable && !left.isRanked() && right.groups().isEmpty() && !left.each()) {
            Frame frame = left.withHeads(Frame.joined(left.heads(), right.heads()));
            boolean plain = left.isBare();
            boolean apart = !left.core().equals(right.core());
            Cost cost = Joined.loose((plain ? 0 : 0.3) + (apart ? 0.3 : 0))
                    .plus(joined.joins(left.core().table(), right.core().table())
                            .orElseThrow());
            joined.noun(
                    (left.hasFigure() || !right.hasFigure() ? frame : frame.withCore(right.core()))
                            .taking(right)
                            .many(true),
                    cost);
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

    /** "clubs with their stadiums". */
    private void beside(Frame left, Frame right) {
        boolean fits = joined.glued(Glue.WITH | Glue.AND | Glue.COMMA)
                && (joined.glued(Glue.GAP) || left.isRows())
                && !joined.glued(Glue.BREAK)
                && right.isAttributes()
                && right.isBare()
                && !left.hasFigure()
                && left.groups().isEmpty();
        if (fits && joined.world().toOne(left.core().table(), right.core().table())) {
            List<Term> heads = left.isRows() ? joined.world().shown(left.core()) : left.heads();
            joined.joins(left.core().table(), right.core().table())
                    .ifPresent(cost -> joined.noun(
                            left.withHeads(Frame.joined(heads, right.heads())), cost.plus(Joined.loose(0.2))));
        }
    }

    /** "and how many albums is it": the figure by which the first was found. */
    private void told(Frame left, Frame right) {
        boolean asked =
                left.isRanked() && right.isFigures() && right.isBare() && joined.glued(Glue.LISTING | Glue.WITH);
        if (asked && left.ordering().getFirst().term().equals(right.heads().getFirst())) {
            joined.noun(WordRules.telling(left, joined.world()), Cost.NOTHING);
        }
    }

    private void group(Frame left, Frame right) {
        if (left.hasFigure() && right.each() && !right.hasFigure()) {
            grouped(left, right, Cost.NOTHING);
        } else if (right.hasFigure() && left.each() && !left.hasFigure()) {
            grouped(right, left, Cost.NOTHING);
        } else if (left.hasFigure()
                && joined.glued(Glue.BY | Glue.PER)
                && !right.hasFigure()
                && right.where().isEmpty()) {
            grouped(left, right, Cost.NOTHING);
        } else if (left.isAttributes()
                && (right.each() || (joined.glued(Glue.BY | Glue.PER) && right.isBare()))
                && countable(left)
                && !right.hasFigure()
                && !sameRows(left, right)) {
            grouped(left.withHeads(sums(left)), right, Joined.implied(0.4));
        }
    }

    private static boolean sameRows(Frame left, Frame right) {
        return left.core().equals(right.core()) && right.isRows();
    }

    private static boolean countable(Frame frame) {
        return frame.heads().stream()
                .allMatch(head -> head instanceof Term.Attribute attribute && World.isAddable(attribute));
    }

    private static List<Term> sums(Frame frame) {
        return frame.heads().stream()
                .<Term>map(head -> Term.Figure.of(Term.Function.SUM, (Term.Attribute) head))
                .toList();
    }

    private void grouped(Frame figures, Frame keys, Cost extra) {
        boolean average = figures.heads().stream()
                .allMatch(head -> head instanceof Term.Figure figure && figure.function() == Term.Function.AVERAGE);
        if (average && keys.isRows() && keys.isBare() && keys.core().equals(Joined.anchor(figures))) {
            joined.noun(figures, extra);
            return;
        }
        joined.joins(Joined.anchor(figures).table(), keys.core().table()).ifPresent(cost -> {
            List<Term> groups = keys.isRows() ? List.of(new Term.Whole(keys.core())) : keys.heads();
            boolean fits = !keys.isRanked()
                    && figures.limit() == 0
                    && !figures.groups().containsAll(groups);
            if (fits) {
                joined.noun(figures.groupedBy(groups).with(keys.where()), cost.plus(extra));
            }
        });
    }

    /** "names of customers". */
    private void attributes(Frame left, Frame right) {
        if (left.isRows()
                || left.hasFigure()
                || !right.isRows()
                || left.each()
                || left.bound()
                || joined.glued(Glue.LISTING)) {
            return;
        }
        double each = right.each() && !left.core().equals(right.core()) ? 0.8 : right.each() ? 0.1 : 0;
        double divided = joined.glued(Glue.PER) ? 0.6 : 0;
        of(left, right, Joined.loose(gap(0.6) + each + divided));
    }

    private double gap(double unglued) {
        return joined.unglued() ? unglued : joined.glued(Glue.OF | Glue.FOR | Glue.IN) ? 0 : 0.2;
    }

    private void of(Frame attributes, Frame rows, Cost extra) {
        Occurrence from = rows.core();
        Occurrence to = attributes.core();
        joined.joins(from.table(), to.table()).ifPresent(cost -> {
            if (from.equals(to) || joined.world().toOne(from.table(), to.table())) {
                joined.noun(
                        rows.notEach()
                                .withHeads(attributes.heads())
                                .with(attributes.where())
                                .taking(shape(attributes))
                                .ofRows(),
                        cost.plus(extra));
            } else if (rows.isBare()) {
                joined.noun(
                        attributes.with(existing(to, from)).ofRows(),
                        cost.plus(extra).plus(Feature.IMPLIED, 0.2));
            } else {
                relating.restrict(attributes, rows).ifPresent(frame -> joined.noun(frame.ofRows(), cost.plus(extra)));
            }
        });
    }

    private static Frame shape(Frame attributes) {
        return attributes.withWhere(List.of());
    }

    private List<Condition> existing(Occurrence anchor, Occurrence other) {
        return joined.world().toOne(anchor.table(), other.table())
                ? List.of()
                : List.of(new Condition.Related(anchor, other, List.of(), new Condition.Quantity.Some()));
    }

    /** "customer last names", "film actors": the right one is the head. */
    private void compound(Frame left, Frame right) {
        boolean fits = joined.touching()
                && left.isRows()
                && !left.each()
                && !right.each()
                && !left.isRanked()
                && left.open() == 0;
        if (!fits) {
            return;
        }
        if (!right.isRows() && !right.hasFigure()) {
            of(right, left, Joined.loose(left.core().equals(right.core()) ? 0 : 0.3));
        } else if (!left.core().equals(right.core())) {
            joined.joins(right.core().table(), left.core().table())
                    .ifPresent(cost -> relating.restrict(right, left)
                            .ifPresent(frame -> joined.noun(frame, cost.plus(Joined.loose(0.35)))));
        } else if (left.isBare()) {
            joined.noun(right, Joined.loose(0.1));
        }
    }

    /** "artists who have albums", "tracks in the genre Rock", "number of albums by the artist X". */
    private void relate(Frame left, Frame right) {
        boolean fits = right.isRows()
                && !right.each()
                && !joined.glued(Glue.PER)
                && (left.isRows() || left.hasFigure() || left.bound());
        boolean divides = left.hasFigure() && right.isBare() && joined.glued(Glue.BY);
        if (!fits || divides || (left.isRows() && right.open() > 0)) {
            return;
        }
        boolean conjunction = joined.glued(Glue.LISTING) && !joined.glued(CLOSE);
        double gap = joined.glued(CLOSE) ? 0 : 0.5;
        joined.joins(Joined.anchor(left).table(), right.core().table()).ifPresent(cost -> {
            if (!conjunction
                    && right.isBare()
                    && !left.hasFigure()
                    && !right.core().equals(left.core())) {
                List<Condition> some = existing(left.core(), right.core());
                double swallowed = some.isEmpty() && joined.touching() ? 0.8 : 0;
                joined.noun(left.with(some), cost.plus(Joined.loose(gap + swallowed)));
            } else if (!conjunction) {
                relating.restrict(left, right).ifPresent(frame -> joined.noun(frame, cost.plus(Joined.loose(gap))));
            }
        });
    }
}
