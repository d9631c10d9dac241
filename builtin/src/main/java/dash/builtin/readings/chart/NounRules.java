package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.Column;
import java.util.List;

/** Two noun phrases side by side. */
final class NounRules {

    private static final int CLOSE =
            Glue.OF | Glue.FOR | Glue.IN | Glue.WITH | Glue.WHO | Glue.BY | Glue.VERB | Glue.BE;

    /** A noun that restricts nothing was hardly said for nothing. */
    private static final double UNSAID = 0.5;

    /** "the average of their category" is another one for each. */
    private static final double OWN_KIND = 3;

    /** "For each shop, the latest receipt" is hardly the latest of all. */
    private static final double EACH_OWN = 2;

    /** "the earliest year of its fairs". */
    private static final double ITS_OWN = 0.1;

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
        if (joined.glued(Glue.OF | Glue.BE) && ends(left, right)) {
            joined.noun(right, Joined.loose(0.05));
            return true;
        }
        return same;
    }

    /** "the lengths of the longest and the shortest": the column of which both ends are told. */
    private static boolean ends(Frame column, Frame figures) {
        return column.isBare()
                && column.onlyAttribute().isPresent()
                && figures.heads().size() > 1
                && figures.heads().stream()
                        .allMatch(head -> head instanceof Term.Figure figure
                                && figure.of().equals(column.onlyAttribute()));
    }

    /** What is counted or measured says it itself when nothing else does: "patients by city". */
    private void counted(Frame left, Frame right) {
        boolean divided = right.each() || divides(right);
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
        boolean counted = joined.glued(Glue.WITH) && joined.glued(Glue.GAP) && right.isFigures() && right.isBare();
        if (joined.glued(Glue.AND | Glue.COMMA | Glue.OR) || (counted && left.isBare() && !left.isRows())) {
            new ListRules(joined).join(left, right);
        }
        if (again(left, right)) {
            return;
        }
        told(left, right);
        new OwningRules(joined).join(left, right);
        new SharedRules(joined).join(left, right);
        new ListRules(joined).beside(left, right);
        new WithinRules(joined).join(left, right);
        counted(left, right);
        group(left, right);
        attributes(left, right);
        compound(left, right);
        relate(left, right);
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
        if (joined.glued(Glue.PER) && new RatioRules(joined).perNumber(left, right)) {
            return;
        }
        if (left.hasFigure() && right.each() && !right.hasFigure()) {
            grouped(left, right, Cost.NOTHING);
        } else if (right.hasFigure() && left.each() && !left.hasFigure()) {
            grouped(right, left, Cost.NOTHING);
        } else if (left.hasFigure()
                && divides(right)
                && !right.hasFigure()
                && right.where().isEmpty()) {
            grouped(left, right, Cost.NOTHING);
        } else if (left.isAttributes()
                && countable(left)
                && (right.each() || (divides(right) && right.isBare()))
                && !right.hasFigure()
                && !sameRows(left, right)) {
            grouped(left.withHeads(sums(left)), right, Joined.implied(0.4));
        }
    }

    /** "By region" divides; "spent by customers" and "written by an author" say who did it. */
    private boolean divides(Frame right) {
        boolean doer = joined.glued(Glue.VERB) && (right.plural() || joined.glued(Glue.GAP));
        return joined.glued(Glue.PER) || (joined.glued(Glue.BY) && !doer);
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
                .map(head -> (Term.Attribute) head)
                .<Term>map(head ->
                        Term.Figure.of(RankRules.isJudged(head) ? Term.Function.AVERAGE : Term.Function.SUM, head))
                .toList();
    }

    private void grouped(Frame figures, Frame keys, Cost extra) {
        boolean average = figures.heads().stream()
                .allMatch(head -> head instanceof Term.Figure figure && figure.function() == Term.Function.AVERAGE);
        boolean own = average && keys.isRows() && keys.core().equals(Joined.anchor(figures));
        if (own && !keys.isRanked() && keys.open() == 0 && keys.having().isEmpty()) {
            joined.noun(figures.with(keys.where()), extra);
            return;
        }
        joined.joins(Joined.anchor(figures).table(), keys.core().table()).ifPresent(cost -> {
            List<Term> groups = keys.isRows() ? List.of(new Term.Whole(keys.core())) : keys.heads();
            boolean fits = !keys.isRanked()
                    && keys.heads().stream().noneMatch(Term.Calculated.class::isInstance)
                    && figures.limit() == 0
                    && !figures.groups().containsAll(groups);
            boolean varies = keys.isRows()
                    && figures.heads().stream()
                            .anyMatch(head -> head instanceof Term.Attribute attribute
                                    && attribute.of().equals(Joined.anchor(figures))
                                    && !attribute.of().equals(keys.core()));
            if (fits) {
                List<Condition> where = figures.where().stream()
                        .filter(condition -> !isThere(condition, keys.core()))
                        .toList();
                Frame beside = keys.isRows() && severalRows(figures) ? figures.withCore(keys.core()) : figures;
                joined.noun(
                        beside.withWhere(where)
                                .groupedBy(groups)
                                .with(keys.where())
                                .having(keys.having()),
                        cost.plus(extra).plus(Joined.loose(varies ? 1 : 0)));
            }
        });
    }

    /** "total fee and total repair cost per bike": figures over different rows are both those of the bike. */
    private static boolean severalRows(Frame figures) {
        return figures.heads().stream()
                        .map(head -> head instanceof Term.Figure figure ? figure.rows() : figures.core())
                        .distinct()
                        .count()
                > 1;
    }

    /** What is grouped by is there anyway. */
    private static boolean isThere(Condition condition, Occurrence keys) {
        return condition instanceof Condition.Related(var anchor, Occurrence other, var conditions, var quantity)
                && quantity instanceof Condition.Quantity.Some
                && conditions.isEmpty()
                && other.equals(keys);
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
        boolean told = right.each() && !left.plural() && left.core().equals(right.core()) && left.isBare();
        Frame columns = told
                ? left.withHeads(Frame.joined(joined.world().shown(right.core()), left.heads()))
                : sorts(left) ? left.different() : left;
        of(columns, right, Joined.loose(gap(0.6) + each + divided));
    }

    /** "which styles do paintings have": the values that there are, each once. */
    private boolean sorts(Frame columns) {
        return columns.plural()
                && !joined.touching()
                && !joined.glued(Glue.OF | Glue.FOR | Glue.BY | Glue.IN)
                && columns.onlyAttribute()
                        .filter(World::isText)
                        .filter(column -> !World.isUnique(column))
                        .filter(column -> !joined.world().shown(columns.core()).contains(column))
                        .isPresent();
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
                                .many(rows.plural() || (from.equals(to) && attributes.plural()))
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

    /** That there is one says something only where there may be none. */
    private List<Condition> existing(Occurrence anchor, Occurrence other) {
        return joined.world().toOne(anchor.table(), other.table()) && !maybeNone(anchor, other)
                ? List.of()
                : List.of(new Condition.Related(anchor, other, List.of(), new Condition.Quantity.Some()));
    }

    private static boolean maybeNone(Occurrence anchor, Occurrence other) {
        return anchor.table().foreignKeys().stream()
                .filter(key -> key.target().equals(other.table().name()))
                .anyMatch(key -> key.columns().stream()
                        .allMatch(name -> anchor.table()
                                .column(name)
                                .filter(Column::nullable)
                                .isPresent()));
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
        boolean divided = left.hasFigure() && right.isBare() && joined.glued(Glue.BY) && divides(right);
        boolean his = joined.glued(Glue.HIS) && right.isRanked();
        if (!fits || divided || his || (left.isRows() && right.open() > 0)) {
            return;
        }
        if (joined.glued(Glue.OR)) {
            alternative(left, right);
            return;
        }
        boolean conjunction = joined.glued(Glue.LISTING) && !joined.glued(CLOSE);
        boolean ofOthers = (joined.touching() || joined.glued(Glue.OF | Glue.FOR))
                && Compared.ends(left)
                && right.core().equals(left.core())
                && !right.where().isEmpty();
        double gap = (joined.glued(CLOSE) ? 0 : 0.5) + (ofOthers ? Compared.ROWS : 0);
        if (ofOthers && !right.isRanked()) {
            boolean relates = right.where().stream().anyMatch(Condition.Related.class::isInstance);
            Compared.with(left, right.where())
                    .ifPresent(frame -> joined.noun(frame, Joined.loose(relates ? 0.6 : 0.05)));
        }
        joined.joins(Joined.anchor(left).table(), right.core().table()).ifPresent(cost -> {
            if (!conjunction
                    && right.isBare()
                    && !left.hasFigure()
                    && !right.core().equals(left.core())) {
                List<Condition> some = existing(left.core(), right.core());
                boolean toOne =
                        joined.world().toOne(left.core().table(), right.core().table());
                boolean divisor = joined.glued(Glue.BY) && divides(right);
                boolean unsaid = (joined.touching() && toOne)
                        || (some.isEmpty() && (joined.touching() || joined.glued(Glue.BY | Glue.OWN)));
                double swallowed = divisor ? 2 : unsaid ? 0.8 : 0;
                joined.noun(left.with(some), cost.plus(Joined.loose(gap + swallowed)));
            } else if (!conjunction) {
                double unsaid = !joined.glued(Glue.OWN) || !left.hasFigure()
                        ? UNSAID
                        : right.core().equals(Joined.anchor(left)) ? ITS_OWN : OWN_KIND;
                double eachOwn = left.each() && right.isRanked() ? EACH_OWN : 0;
                relating.restrict(left, right)
                        .ifPresent(frame -> joined.noun(
                                frame, cost.plus(Joined.loose(gap + eachOwn + (frame.equals(left) ? unsaid : 0)))));
            } else if (joined.glued(Glue.AND) && !right.isBare() && !right.isRanked() && relatesLike(left, right)) {
                joined.noun(left.with(relating.conditions(left.core(), right)), cost.plus(Joined.loose(0.1)));
            } else if (joined.glued(Glue.AND) && right.isBare() && relatesAlready(left)) {
                joined.noun(left.with(existing(left.core(), right.core())), cost.plus(Joined.loose(0.1)));
            }
        });
    }

    /** "payments above 10 or handled by a clerk called Ada". */
    private void alternative(Frame left, Frame right) {
        boolean said = !left.where().isEmpty()
                && !right.where().isEmpty()
                && !right.isRanked()
                && !left.core().equals(right.core())
                && joined.glued(Glue.VERB | Glue.BE | Glue.WITH | Glue.BY | Glue.IN);
        if (said) {
            joined.joins(left.core().table(), right.core().table())
                    .ifPresent(cost -> joined.noun(left.or(relating.conditions(left.core(), right)), cost));
        }
    }

    /** "squares with a fair in 2014" and then "and a fair in 2015". */
    private static boolean relatesLike(Frame left, Frame right) {
        return (left.isRows() || left.bound())
                && !left.where().isEmpty()
                && left.where().getLast()
                        instanceof Condition.Related(var anchor, Occurrence other, var conditions, var quantity)
                && quantity instanceof Condition.Quantity.Some
                && !conditions.isEmpty()
                && other.equals(right.core());
    }

    /** "countries with lakes" and then "and rivers". */
    private static boolean relatesAlready(Frame left) {
        return (left.isRows() || left.bound())
                && !left.where().isEmpty()
                && left.where().getLast() instanceof Condition.Related related
                && related.anchor().equals(left.core())
                && related.conditions().isEmpty();
    }
}
