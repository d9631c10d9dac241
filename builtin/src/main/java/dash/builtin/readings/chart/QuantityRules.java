package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** Rows by how many others belong to them. */
final class QuantityRules {

    /** Rows are hardly told apart by how much something is. */
    private static final double MEASURED = 0.6;

    private final Joined joined;

    QuantityRules(Joined joined) {
        this.joined = joined;
    }

    /** "artists with more than 3 albums", "districts with at least two addresses", "artists without albums". */
    void nounAndQuantified(Frame noun, Sense.Quantified quantified) {
        Frame counted = quantified.frame();
        Term.Figure figure =
                counted.heads().getFirst() instanceof Term.Figure found ? found : Term.Figure.count(counted.core());
        Occurrence anchor = Joined.anchor(noun);
        boolean inside = noun.isAttributes()
                && counted.core().equals(anchor)
                && figure.of().filter(noun.heads()::contains).isEmpty();
        new SharedRules(joined).quantified(noun, quantified);
        boolean elsewhere = quantified.none()
                && !anchor.equals(counted.core())
                && Joined.tables(counted.where()).contains(anchor);
        boolean onlyOne = figure.function() == Term.Function.COUNT
                && !anchor.equals(counted.core())
                && joined.world().toOne(anchor.table(), counted.core().table())
                && severalOf(quantified);
        if (elsewhere || onlyOne) {
            return;
        }
        joined.joins(anchor.table(), counted.core().table()).ifPresent(cost -> {
            Condition compared = new Condition.Compared(figure, quantified.comparison(), quantified.limit());
            boolean one = quantified.comparison() == Comparison.AT_LEAST
                    && quantified.limit().equals(CompareRules.number("1"));
            if (inside && one && SharedRules.isSort(noun, joined.world())) {
                joined.noun(noun.with(counted.where()).ofRows().different(), cost);
            } else if (inside && !quantified.none() && !(quantified.limit() instanceof Term.Attribute)) {
                boolean measured = noun.onlyAttribute().filter(World::isNumber).isPresent();
                joined.noun(
                        noun.with(counted.where()).groupedBy(noun.heads()).having(List.of(compared)),
                        cost.plus(Joined.loose(measured ? MEASURED : 0)));
            } else if (quantified.none()
                    && anchor.equals(counted.core())
                    && !counted.where().isEmpty()
                    && !joined.glued(Glue.AND)
                    && !settled(noun.where(), counted.where())) {
                boolean others = SharedRules.isSort(noun, joined.world());
                joined.noun(
                        noun.with(List.of(new Condition.Not(new Condition.Every(counted.where())))),
                        cost.plus(Feature.NESTED, 1).plus(Joined.loose(others ? 1 : 0)));
            } else if (!anchor.equals(counted.core())) {
                joined.noun(
                        noun.with(List.of(related(anchor, counted, figure, quantified))),
                        cost.plus(Joined.loose(joined.unglued() ? 0.3 : 0)));
            } else if ((noun.isRows() && noun.each()) || noun.hasFigure()) {
                joined.noun(
                        noun.having(List.of(compared)),
                        cost.plus(Joined.loose(noun.hasFigure() && noun.groups().isEmpty() ? 1.5 : 0.4)));
            }
        });
    }

    /** Whether more than one is wanted: of what each row has one of there are never so many. */
    private static boolean severalOf(Sense.Quantified quantified) {
        return (quantified.comparison() == Comparison.AT_LEAST
                        || quantified.comparison() == Comparison.MORE
                        || quantified.comparison() == Comparison.EQUAL)
                && quantified.limit() instanceof Term.Constant(var kind, String number)
                && number.matches("[1-9]\\d*")
                && (quantified.comparison() == Comparison.MORE || !number.equals("1"));
    }

    /** "loaned more than 3 times": so many rows of what happened. */
    void happened(Frame noun, Sense.Often often) {
        boolean plain = !noun.isRanked() && !joined.glued(Glue.LISTING | Glue.BREAK);
        if (noun.isRows() && plain) {
            joined.add(new Sense.Quantified(noun, often.comparison(), often.limit(), false));
        }
        if (noun.isAttributes() && plain && noun.groups().isEmpty()) {
            Condition many = new Condition.Compared(Term.Figure.count(noun.core()), often.comparison(), often.limit());
            joined.noun(noun.groupedBy(noun.heads()).having(List.of(many)), Cost.NOTHING);
        }
    }

    /** A row that is bought is not sold anyway: whoever says so speaks of other rows. */
    private static boolean settled(List<Condition> where, List<Condition> not) {
        return not.stream()
                .anyMatch(other -> (other instanceof Condition.Within(Term date, var period, var years)
                                && where.stream().anyMatch(own -> OtherTimes.tells(own, date)))
                        || (other instanceof Condition.Compared(Term left, Comparison equal, Term value)
                                && equal == Comparison.EQUAL
                                && where.stream()
                                        .anyMatch(own -> own
                                                        instanceof
                                                        Condition.Compared(Term same, Comparison sign, Term another)
                                                && sign == Comparison.EQUAL
                                                && same.equals(left)
                                                && !another.equals(value))));
    }

    private Condition related(Occurrence anchor, Frame counted, Term.Figure figure, Sense.Quantified quantified) {
        boolean toOne = joined.world().toOne(anchor.table(), counted.core().table());
        if (quantified.none() && toOne && !counted.where().isEmpty()) {
            return new Condition.Not(new Condition.Every(counted.where()));
        }
        Optional<Term.Attribute> leading = quantified.none() ? onlyWay(anchor, counted.core()) : Optional.empty();
        if (leading.isPresent()) {
            return new Condition.Missing(leading.get());
        }
        return new Condition.Related(
                anchor,
                counted.core(),
                counted.where(),
                quantified.none()
                        ? new Condition.Quantity.None()
                        : new Condition.Quantity.Measured(figure, quantified.comparison(), quantified.limit()));
    }

    /** The column that leads from one row to the other, where only one does; without it there is nothing there. */
    private static Optional<Term.Attribute> onlyWay(Occurrence from, Occurrence to) {
        List<Term.Attribute> ways = from.table().foreignKeys().stream()
                .filter(key -> key.target().equals(to.table().name()))
                .filter(key -> key.columns().size() == 1)
                .map(key -> new Term.Attribute(from, key.columns().getFirst()))
                .toList();
        boolean self = from.table().name().equals(to.table().name());
        return ways.size() == 1 && !self ? Optional.of(ways.getFirst()) : Optional.empty();
    }
}
