package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** Ratios, shares and percentages. */
final class RatioRules {

    private static final Term HUNDRED = CompareRules.number("100");

    /** A percentage is one of the same kind of thing. */
    private static final double OTHERS = 1.2;

    private final Joined joined;

    RatioRules(Joined joined) {
        this.joined = joined;
    }

    /** "ratio of open orders", "percentage of orders that were cancelled". */
    void begin(Frame noun, boolean percent) {
        if (noun.isRanked() || noun.open() != 0 || !noun.having().isEmpty()) {
            return;
        }
        joined.add(new Sense.Part(noun, percent));
        boolean all = noun.where().isEmpty() || !noun.heads().equals(List.of(Term.Figure.count(noun.core())));
        if (percent
                && all
                && !noun.groups().isEmpty()
                && noun.heads().size() == 1
                && addsUp(noun.heads().getFirst())) {
            joined.noun(noun.withHeads(List.of(new Term.ShareOf(noun.heads().getFirst(), true))), Cost.NOTHING);
        }
        if (percent && parts(noun) && !noun.where().isEmpty()) {
            List<Condition> where = noun.where();
            share(
                    noun.withWhere(where.subList(0, where.size() - 1)),
                    where.subList(where.size() - 1, where.size()),
                    Joined.loose(0.15));
        }
    }

    /** "… that were cancelled": the part of the rows for which this holds. */
    void restricted(Sense.Part part, Sense.Restriction restriction) {
        if (part.percent() && parts(part.frame()) && !restriction.negated()) {
            share(part.frame(), restriction.conditions(), Cost.NOTHING);
        }
    }

    /** "share of sales by region", "what percentage of orders does each clerk handle": what each has of all of it. */
    void shared(Sense.Part part, Frame each, boolean divides) {
        Frame whole = part.frame();
        ofOthers(part, each);
        boolean kinds = (each.isRows() || isKind(each)) && !each.isRanked() && each.open() == 0;
        boolean plain = whole.groups().isEmpty() && (whole.where().isEmpty() || !whole.isRows());
        if (!part.percent() || !kinds || !plain || !(each.each() || (divides && each.isBare()))) {
            return;
        }
        List<Term> groups = each.isRows() ? List.of(new Term.Whole(each.core())) : each.heads();
        figure(whole.withWhere(List.of()))
                .filter(RatioRules::addsUp)
                .ifPresent(figure -> joined.joins(
                                Joined.anchor(whole).table(), each.core().table())
                        .ifPresent(cost -> joined.noun(
                                Frame.of(Joined.anchor(whole), List.of(new Term.ShareOf(figure, true)), true)
                                        .with(whole.where())
                                        .with(each.where())
                                        .groupedBy(groups),
                                cost)));
    }

    /** "of all songs, what percent belong to women": rows by what holds for those that they belong to. */
    private void ofOthers(Sense.Part part, Frame whole) {
        Frame others = part.frame();
        boolean fits = part.percent()
                && whole.isRows()
                && whole.isBare()
                && !whole.each()
                && others.isRows()
                && !others.isRanked()
                && others.groups().isEmpty()
                && !others.where().isEmpty()
                && !others.core().equals(whole.core())
                && joined.left().has(Glue.OF | Glue.FOR | Glue.TO)
                && joined.world().toOne(whole.core().table(), others.core().table());
        if (fits) {
            joined.joins(whole.core().table(), others.core().table())
                    .ifPresent(cost -> share(whole, others.where(), cost));
        }
    }

    private static boolean isKind(Frame each) {
        return each.isAttributes()
                && each.heads().stream()
                        .noneMatch(head -> head instanceof Term.Attribute attribute && World.isKey(attribute));
    }

    /** A share of rows of which only some count is asked of each group's own rows, so that a share of all is another thing. */
    static boolean isOfSome(Asked asked, List<String> ignored) {
        boolean counted = asked.outputs().stream()
                .anyMatch(output -> output.term() instanceof Term.ShareOf(Term figure, boolean percent)
                        && figure instanceof Term.Figure found
                        && found.function() == Term.Function.COUNT);
        boolean restricted = asked.where().stream().anyMatch(condition -> !(condition instanceof Condition.Within));
        return counted && (restricted || !ignored.isEmpty());
    }

    /** Of averages nobody has a share. */
    private static boolean addsUp(Term term) {
        return term instanceof Term.Figure figure
                && (figure.function() == Term.Function.SUM || figure.function() == Term.Function.COUNT);
    }

    /** "online share of orders": what the part is stands in front. */
    void before(Sense.Restriction restriction, Sense.Part part) {
        if (joined.touching()) {
            restricted(part, restriction);
        }
    }

    /** Rows are counted, and what adds up is added up. */
    private static boolean parts(Frame frame) {
        return frame.isRows()
                || (frame.groups().isEmpty()
                        && frame.heads().size() == 1
                        && summed(frame.heads().getFirst()));
    }

    private static boolean summed(Term head) {
        return head instanceof Term.Figure figure
                && figure.function() == Term.Function.SUM
                && figure.only().isEmpty();
    }

    private void share(Frame all, List<Condition> those, Cost cost) {
        Term.Figure whole = all.heads().getFirst() instanceof Term.Figure sum ? sum : Term.Figure.count(all.core());
        Term.Figure part = new Term.Figure(whole.function(), whole.of(), whole.rows(), false, those);
        Term ratio = new Term.Calculated(
                Term.Operator.TIMES, HUNDRED, new Term.Calculated(Term.Operator.DIVIDED, part, whole));
        joined.noun(all.withHeads(List.of(ratio)).notEach(), cost.plus(Feature.NESTED, 1));
    }

    static boolean isPercent(Frame frame) {
        return frame.heads().size() == 1
                && switch (frame.heads().getFirst()) {
                    case Term.Calculated(Term.Operator operator, Term left, Term right) ->
                        operator == Term.Operator.TIMES && left.equals(HUNDRED);
                    case Term.ShareOf(Term figure, boolean percent) -> percent;
                    default -> false;
                };
    }

    /** "of all members, what percent are women": the whole was said before. */
    void ofThose(Frame all, List<Condition> those) {
        boolean whole = all.isRows() && !all.each() && !all.isRanked() && all.open() == 0;
        if (whole && (joined.glued(Glue.COMMA) || joined.left().has(Glue.OF | Glue.FOR))) {
            share(all, those, Cost.NOTHING);
        }
    }

    /** "percentage of women among the members", "percentage of the visits that were no-shows": two nouns for rows of one kind. */
    private void among(Sense.Part part, Frame other) {
        boolean rows = part.percent()
                && part.frame().isRows()
                && other.isRows()
                && part.frame().core().equals(other.core())
                && !other.isRanked()
                && !other.each();
        if (rows && joined.glued(Glue.FOR) && !part.frame().where().isEmpty()) {
            share(other, part.frame().where(), Cost.NOTHING);
        }
        if (rows && joined.glued(Glue.BE) && !other.where().isEmpty()) {
            share(part.frame(), other.where(), Cost.NOTHING);
        }
    }

    /** "cost per kilometre", "amount divided by distance": one sum through the other, for nobody asks for a group of each number. */
    boolean perNumber(Frame left, Frame right) {
        boolean plain = right.isBare() && !right.each();
        Optional<Term> divisor = plain && right.isFigures() && right.heads().size() == 1
                ? Optional.of(right.heads().getFirst())
                : right.onlyAttribute()
                        .filter(column -> plain && World.isAddable(column))
                        .map(column -> Term.Figure.of(Term.Function.SUM, column));
        boolean sums = left.onlyAttribute().filter(World::isAddable).isPresent()
                || (left.isFigures() && left.heads().size() == 1);
        if (divisor.isEmpty() || !sums || left.isRanked() || !left.groups().isEmpty()) {
            return false;
        }
        Occurrence rows = Joined.anchor(left);
        Optional<Term> sum = figure(left.withWhere(List.of()));
        joined.joins(rows.table(), right.core().table())
                .filter(cost -> sum.isPresent())
                .ifPresent(cost -> joined.noun(
                        Frame.of(
                                        rows,
                                        List.of(new Term.Calculated(Term.Operator.DIVIDED, sum.get(), divisor.get())),
                                        false)
                                .with(left.where()),
                        cost.plus(Joined.loose(0.05))));
        return sum.isPresent();
    }

    /** "ratio of A to B". */
    void divided(Sense.Part part, Frame by) {
        among(part, by);
        boolean divides = joined.glued(Glue.PER | Glue.BY);
        shared(part, by, divides);
        boolean each = part.percent() && divides && !by.hasFigure();
        if (!joined.glued(Glue.TO | Glue.AND | Glue.PER) || by.isRanked() || each) {
            return;
        }
        Optional<Term> numerator = figure(part.frame());
        Optional<Term> divisor = figure(by);
        if (numerator.isPresent() && numerator.equals(divisor)) {
            ofAll(part, numerator.get(), by);
        }
        if (numerator.isEmpty() || divisor.isEmpty() || numerator.equals(divisor)) {
            return;
        }
        boolean same = Joined.anchor(part.frame()).equals(Joined.anchor(by));
        if (part.percent() && !same && counts(numerator.get()) && counts(divisor.get())) {
            return;
        }
        double others = part.percent() && !same ? OTHERS : 0;
        boolean whole = joined.glued(Glue.TO) && joined.glued(Glue.OF);
        if (same && whole) {
            outOf(part, by);
            return;
        }
        boolean grouped = !part.frame().groups().isEmpty()
                || !by.groups().isEmpty()
                || part.frame().each()
                || by.each();
        joined.joins(Joined.anchor(part.frame()).table(), Joined.anchor(by).table())
                .ifPresent(cost -> {
                    Term second = same || grouped
                            ? divisor.get()
                            : new Term.Single(Finish.single(
                                    by.withHeads(List.of(divisor.get())).withWhere(List.of())));
                    Term ratio = new Term.Calculated(Term.Operator.DIVIDED, numerator.get(), second);
                    Frame frame = Frame.of(Joined.anchor(part.frame()), List.of(percent(part, ratio)), false)
                            .groupedBy(Frame.union(part.frame().groups(), by.groups()));
                    boolean uneven =
                            same && by.where().size() > part.frame().where().size();
                    joined.noun(frame, cost.plus(Joined.loose(others + (uneven ? 0.6 : 0))));
                    attributes(part.frame(), by, cost);
                });
    }

    /** "the number of shops in each town to the total number of shops": each group's share of all groups. */
    private void ofAll(Sense.Part part, Term figure, Frame by) {
        if (!part.frame().groups().isEmpty() && by.groups().isEmpty()) {
            Term share = new Term.ShareOf(figure, part.percent());
            joined.noun(
                    Frame.of(Joined.anchor(part.frame()), List.of(share), false)
                            .groupedBy(part.frame().groups()),
                    Cost.NOTHING);
        }
    }

    /** "open orders out of all orders in Peru": the part is one of the whole, so that what holds for the whole holds for it. */
    private void outOf(Sense.Part part, Frame by) {
        Optional<Term> numerator = figure(part.frame());
        Optional<Term> divisor = figure(by.withWhere(List.of()));
        if (numerator.isPresent() && divisor.isPresent()) {
            Term ratio = new Term.Calculated(Term.Operator.DIVIDED, numerator.get(), divisor.get());
            Frame frame = Frame.of(Joined.anchor(by), List.of(percent(part, ratio)), false)
                    .with(by.where())
                    .groupedBy(Frame.union(part.frame().groups(), by.groups()));
            joined.noun(frame, Cost.NOTHING);
        }
    }

    /** Rows of one kind are no part of rows of another, so that their numbers have a ratio and no percentage. */
    private static boolean counts(Term term) {
        return term instanceof Term.Figure figure && figure.function() == Term.Function.COUNT;
    }

    private static Term percent(Sense.Part part, Term ratio) {
        return part.percent() ? new Term.Calculated(Term.Operator.TIMES, HUNDRED, ratio) : ratio;
    }

    /** Two numbers of one row: "ratio of population to area for each state". */
    private void attributes(Frame one, Frame other, Cost cost) {
        Optional<Term.Attribute> left = one.onlyAttribute().filter(World::isNumber);
        Optional<Term.Attribute> right = other.onlyAttribute().filter(World::isNumber);
        boolean plain =
                one.where().isEmpty() && other.where().isEmpty() && one.core().equals(other.core());
        if (left.isPresent() && right.isPresent() && plain) {
            Term ratio = new Term.Calculated(Term.Operator.DIVIDED, left.get(), right.get());
            joined.noun(Frame.of(one.core(), List.of(ratio), true), cost);
        }
    }

    /** Rows are counted, numbers added up, each with its own restrictions. */
    private static Optional<Term> figure(Frame frame) {
        if (frame.heads().size() != 1) {
            return Optional.empty();
        }
        return switch (frame.heads().getFirst()) {
            case Term.Whole rows ->
                Optional.of(FigureRules.counts(rows.of())
                        .map(column -> new Term.Figure(
                                Term.Function.SUM, Optional.of(column), rows.of(), false, frame.where()))
                        .orElseGet(() -> new Term.Figure(
                                Term.Function.COUNT, Optional.empty(), rows.of(), false, frame.where())));
            case Term.Figure figure ->
                Optional.of(new Term.Figure(
                        figure.function(),
                        figure.of(),
                        figure.rows(),
                        figure.distinct(),
                        Frame.union(figure.only(), frame.where())));
            case Term.Attribute attribute
            when World.isNumber(attribute) ->
                Optional.of(new Term.Figure(
                        Term.Function.SUM, Optional.of(attribute), attribute.of(), false, frame.where()));
            default -> Optional.empty();
        };
    }
}
