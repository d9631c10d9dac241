package dash.builtin.readings.chart;

import dash.builtin.links.names.Explanation;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.TypeFamily;
import java.util.List;
import java.util.Optional;

/** Numbers, limits and what they are limits of. */
final class CompareRules {

    /** "4 cylinders" are what something has, unless the first four of them are meant. */
    private static final double HELD = 0.15;

    /** "toys over 50": what they cost, most likely. */
    private static final double BARE = 1.2;

    private final Joined joined;

    CompareRules(Joined joined) {
        this.joined = joined;
    }

    static Term number(String number) {
        return new Term.Constant(Term.Constant.Kind.NUMBER, number);
    }

    void comparing(Sense.Comparing left, Sense right) {
        switch (right) {
            case Sense.Amount(String number) -> joined.add(new Sense.Bound(left.comparison(), number(number)));
            case Sense.Noun(Frame frame) ->
                term(frame)
                        .ifPresent(term -> joined.add(
                                new Sense.Bound(left.comparison(), term), Cost.NOTHING.plus(Feature.NESTED, 1)));
            case Sense.Restriction said -> above(left.comparison(), said);
            case Sense.Aggregating(List<Term.Function> functions) ->
                usual(functions)
                        .ifPresent(function -> joined.add(
                                new Sense.Typical(left.comparison(), function), Cost.NOTHING.plus(Feature.NESTED, 1)));
            default -> {}
        }
    }

    /** "above age 20", "under the age of 30". */
    private void above(Comparison comparison, Sense.Restriction said) {
        if (said.conditions().size() == 1
                && said.conditions().getFirst()
                        instanceof Condition.Compared(Term left, Comparison equal, Term.Constant limit)
                && (left instanceof Term.Attribute || left instanceof Term.Age)
                && equal == Comparison.EQUAL
                && limit.kind() == Term.Constant.Kind.NUMBER) {
            joined.add(Sense.Restriction.of(new Condition.Compared(left, comparison, limit)));
        }
    }

    private static Optional<Term.Function> usual(List<Term.Function> functions) {
        return functions.equals(List.of(Term.Function.AVERAGE)) || functions.equals(List.of(Term.Function.MEDIAN))
                ? Optional.of(functions.getFirst())
                : Optional.empty();
    }

    /** What another noun gives to compare with: the average of something, or another column. */
    private static Optional<Term> term(Frame frame) {
        if (frame.isFigures()
                && frame.heads().size() == 1
                && frame.groups().isEmpty()
                && frame.ordering().isEmpty()) {
            return Optional.of(new Term.Single(Finish.single(frame)));
        }
        if (frame.heads().size() == 1 && frame.heads().getFirst() instanceof Term.OfItsKind kind) {
            return Optional.of(kind);
        }
        return frame.isBare() ? frame.onlyAttribute().map(attribute -> attribute) : Optional.empty();
    }

    /** "longer than 100", "older than the average". */
    void measuring(Sense.Measuring left, Sense right) {
        if (right instanceof Sense.Amount(String number)) {
            if (!new AgeRules(joined).measured(left.attribute(), left.comparison(), number)) {
                joined.add(Sense.Restriction.of(
                        new Condition.Compared(left.attribute(), left.comparison(), number(number))));
            }
        } else if (right instanceof Sense.Noun(Frame frame)) {
            measuringNoun(left, frame);
        } else if (right instanceof Sense.Aggregating(List<Term.Function> functions)) {
            usual(functions)
                    .ifPresent(function -> joined.add(
                            Sense.Restriction.of(new Condition.Compared(
                                    left.attribute(), left.comparison(), typical(left.attribute(), function))),
                            Cost.NOTHING.plus(Feature.NESTED, 1)));
        }
    }

    static Term typical(Term.Attribute attribute, Term.Function function) {
        Frame frame = Frame.of(attribute.of(), List.of(Term.Figure.of(function, attribute)), false);
        return new Term.Single(Finish.single(frame));
    }

    /** "more expensive than the average price of their category". */
    void measuringNoun(Sense.Measuring left, Frame right) {
        term(right)
                .filter(limit -> !(limit instanceof Term.Attribute))
                .ifPresent(limit -> joined.add(
                        Sense.Restriction.of(new Condition.Compared(left.attribute(), left.comparison(), limit)),
                        Cost.NOTHING.plus(Feature.NESTED, 1)));
    }

    /** "total above 20", "total amount of at least 100", "price above average". */
    void nounAndBound(Frame noun, Sense.Bound bound) {
        if (joined.glued(Glue.AND)) {
            return;
        }
        new AgeRules(joined).compared(noun, bound.comparison(), bound.limit());
        Optional<Term.Attribute> attribute = noun.onlyAttribute();
        if (attribute.isPresent() && comparable(attribute.get(), bound.limit())) {
            restriction(noun, new Condition.Compared(attribute.get(), bound.comparison(), bound.limit()), 0);
        } else if (noun.isFigures() && noun.heads().size() == 1 && noun.groups().isEmpty() && counts(bound.limit())) {
            joined.add(new Sense.Quantified(noun, bound.comparison(), bound.limit(), false));
        }
        measured(noun, bound);
        new AgeRules(joined).people(noun, bound);
        if (noun.isRows() && joined.unglued() && bound.limit() instanceof Term.Constant) {
            joined.world().amounts(noun.core()).stream()
                    .limit(1)
                    .forEach(amount -> joined.noun(
                            noun.with(List.of(new Condition.Compared(amount, bound.comparison(), bound.limit()))),
                            Joined.implied(BARE)));
        }
        if (noun.isRows() && joined.glued(Glue.OF | Glue.BE | Glue.WITH)) {
            boolean one = !noun.plural() && joined.glued(Glue.OF);
            joined.world().amounts(noun.core()).stream()
                    .limit(1)
                    .forEach(amount -> joined.noun(
                            noun.with(List.of(new Condition.Compared(amount, bound.comparison(), bound.limit()))),
                            Joined.implied(one ? 0.3 : 1)));
            joined.add(
                    new Sense.Quantified(noun, bound.comparison(), bound.limit(), false),
                    Joined.implied(one ? 1.5 : 0.6));
        }
    }

    /** "singers above the average age": what they are compared with says by what. */
    private void measured(Frame noun, Sense.Bound bound) {
        if (noun.isRows()
                && bound.limit() instanceof Term.Single(Asked query)
                && query.outputs().getFirst().term() instanceof Term.Figure figure
                && figure.of().orElse(null) instanceof Term.Attribute attribute
                && attribute.of().equals(noun.core())) {
            joined.noun(
                    noun.with(List.of(new Condition.Compared(attribute, bound.comparison(), bound.limit()))),
                    Cost.NOTHING);
        }
    }

    private static boolean numeric(Term.Attribute attribute) {
        return World.isNumber(attribute) || World.isNumberInText(attribute);
    }

    /** A date is no number, and a text of words has no size. */
    private static boolean comparable(Term.Attribute attribute, Term limit) {
        boolean sized = !World.isKey(attribute)
                && World.family(attribute).filter(TypeFamily.TRUTH::equals).isEmpty()
                && !World.isTime(attribute)
                && !(wordy(attribute) && !World.isNumberInText(attribute));
        boolean alike = !(limit instanceof Term.Attribute other) || World.isText(other) == World.isText(attribute);
        return !limit.equals(attribute) && alike && (!(limit instanceof Term.Constant) || sized);
    }

    /** Whether a number of rows may be compared with it. */
    private static boolean counts(Term limit) {
        return !(limit instanceof Term.Attribute attribute) || World.isNumber(attribute);
    }

    private void restriction(Frame noun, Condition condition, double loose) {
        joined.add(
                new Sense.Restriction(Frame.union(noun.where(), List.of(condition)), Optional.empty(), false),
                Joined.loose(loose));
    }

    /** "price above average". */
    void nounAndTypical(Frame noun, Sense.Typical usual) {
        noun.onlyAttribute()
                .filter(World::isNumber)
                .ifPresent(attribute -> restriction(
                        noun,
                        new Condition.Compared(attribute, usual.comparison(), typical(attribute, usual.function())),
                        0));
    }

    void nounAndRange(Frame noun, Sense.Range range) {
        new AgeRules(joined).between(noun, range);
        noun.onlyAttribute()
                .ifPresent(
                        attribute -> restriction(noun, new Condition.Between(attribute, range.low(), range.high()), 0));
    }

    /** "more than 3 albums", "at least 5 credits", "fewer seats than guests". */
    void boundAndNoun(Sense.Bound bound, Frame noun) {
        if (joined.glued(Glue.LISTING | Glue.OR | Glue.BUT | Glue.BREAK)) {
            return;
        }
        if (joined.glued(Glue.THAN) && bound.limit() instanceof Term.Attribute left && noun.isBare()) {
            noun.onlyAttribute()
                    .filter(right -> right.of().equals(left.of()) && !right.equals(left))
                    .ifPresent(right ->
                            joined.add(Sense.Restriction.of(new Condition.Compared(left, bound.comparison(), right))));
            return;
        }
        new AgeRules(joined).compared(noun, bound.comparison(), bound.limit());
        boolean summed = noun.isFigures()
                && noun.plural()
                && noun.heads().size() == 1
                && noun.groups().isEmpty();
        if ((noun.isRows() || summed) && !noun.isRanked() && counts(bound.limit())) {
            joined.add(
                    new Sense.Quantified(noun, bound.comparison(), bound.limit(), false),
                    Joined.loose(bound.limit() instanceof Term.Constant ? 0 : 0.8));
        }
        noun.onlyAttribute()
                .filter(CompareRules::numeric)
                .ifPresent(attribute ->
                        restriction(noun, new Condition.Compared(attribute, bound.comparison(), bound.limit()), 0.15));
        if (noun.isAttributes()
                && noun.heads().size() == 1
                && !numeric(noun.onlyAttribute().orElseThrow())
                && !saysYesOrNo(noun.onlyAttribute().orElseThrow())
                && counts(bound.limit())) {
            Frame counted = noun.withHeads(List.of(new Term.Figure(
                    Term.Function.COUNT, Optional.of(noun.heads().getFirst()), noun.core(), true, List.of())));
            boolean time = World.isTime(noun.onlyAttribute().orElseThrow());
            joined.add(
                    new Sense.Quantified(counted, bound.comparison(), bound.limit(), false),
                    Joined.loose(time ? 1.2 : 0.3));
        }
    }

    /** Nobody counts how many values there are of two. */
    private static boolean saysYesOrNo(Term.Attribute attribute) {
        return attribute.column().toLowerCase(java.util.Locale.ROOT).matches(".*_(flg|flag|yn)")
                || World.column(attribute)
                        .flatMap(column -> Explanation.of(column.comment()).yesOrNo())
                        .isPresent();
    }

    /** "rating 5", "store 1", "postal code 70174". */
    void nounAndAmount(Frame noun, Sense.Amount amount) {
        boolean some = joined.glued(Glue.GAP) && joined.glued(Glue.OF);
        if (some || joined.glued(Glue.LISTING | Glue.BREAK | Glue.OR | Glue.THAN | Glue.BY | Glue.PER)) {
            return;
        }
        new AgeRules(joined).compared(noun, Comparison.EQUAL, number(amount.number()));
        noun.onlyAttribute()
                .filter(attribute -> !World.isTime(attribute))
                .filter(attribute ->
                        !TimeRules.isYear(attribute) || amount.number().length() == 4)
                .ifPresent(attribute -> joined.add(
                        new Sense.Restriction(
                                Frame.union(
                                        noun.where(),
                                        List.of(new Condition.Compared(
                                                attribute, Comparison.EQUAL, number(amount.number())))),
                                Optional.of(attribute),
                                false),
                        Joined.loose((joined.glued(Glue.BE | Glue.OF | Glue.AS) || joined.unglued() ? 0.05 : 0.3)
                                + (joined.glued(Glue.WITH) ? 1 : 0)
                                + (wordy(attribute) ? 0.8 : 0))));
        if (noun.isRows() && joined.unglued() && noun.where().isEmpty()) {
            joined.world()
                    .key(noun.core())
                    .ifPresent(key -> joined.noun(
                            noun.with(List.of(new Condition.Compared(key, Comparison.EQUAL, number(amount.number())))),
                            Joined.implied(0.2)));
        }
    }

    /** A text that holds words, so that a number is hardly a value of it. */
    private static boolean wordy(Term.Attribute attribute) {
        return World.isText(attribute)
                && !attribute
                        .column()
                        .toLowerCase(java.util.Locale.ROOT)
                        .matches(
                                ".*(code|cd|zip|postal|number|num|no|id|phone|sku|ref|version|class|grade|level|year)");
    }

    /** "3 albums" of somebody, or the 3 of them that come first. */
    void amountAndNoun(Sense.Amount amount, Frame noun) {
        new AgeRules(joined).compared(noun, Comparison.EQUAL, number(amount.number()));
        boolean small = amount.number().matches("[1-9]\\d{0,3}");
        if (noun.isRows()
                && !noun.isRanked()
                && (noun.plural() || amount.number().equals("1"))) {
            joined.add(
                    new Sense.Quantified(noun, Comparison.EQUAL, number(amount.number()), false), Joined.loose(0.25));
        }
        boolean of = joined.touching() && noun.isBare();
        noun.onlyAttribute()
                .filter(column -> of && World.isAddable(column) && !TimeRules.isYear(column))
                .ifPresent(column -> restriction(
                        noun, new Condition.Compared(column, Comparison.EQUAL, number(amount.number())), HELD));
        if (small && noun.isRanked() && noun.limit() == 1) {
            joined.noun(noun.ordered(noun.ordering(), Integer.parseInt(amount.number())), Cost.NOTHING);
        } else if (small && noun.plural() && !noun.hasFigure() && noun.open() == 0 && noun.limit() == 0) {
            joined.noun(noun.open(Integer.parseInt(amount.number())), Joined.loose(0.1));
        }
    }

    void nounAndText(Frame noun, String text) {
        if (joined.glued(Glue.WITH | Glue.LISTING | Glue.BREAK)) {
            return;
        }
        Term.Constant value = new Term.Constant(Term.Constant.Kind.TEXT, text);
        noun.onlyAttribute()
                .filter(World::isText)
                .ifPresent(attribute -> joined.add(new Sense.Restriction(
                        Frame.union(noun.where(), List.of(new Condition.Compared(attribute, Comparison.EQUAL, value))),
                        Optional.of(attribute),
                        false)));
        if (noun.isRows()) {
            shownText(noun.core())
                    .ifPresent(shown -> joined.noun(
                            noun.with(List.of(new Condition.Compared(shown, Comparison.EQUAL, value))),
                            Joined.implied(0.4)));
        }
    }

    void nounAndMatching(Frame noun, Sense.Matching matching) {
        noun.onlyAttribute()
                .filter(World::isText)
                .ifPresent(attribute ->
                        restriction(noun, new Condition.Matches(attribute, matching.match(), matching.text()), 0));
        if (noun.isRows()) {
            shownText(noun.core())
                    .ifPresent(shown -> joined.noun(
                            noun.with(List.of(new Condition.Matches(shown, matching.match(), matching.text()))),
                            Joined.implied(0.4)));
        }
    }

    private Optional<Term.Attribute> shownText(Occurrence rows) {
        return joined.world().shown(rows).stream()
                .filter(Term.Attribute.class::isInstance)
                .map(Term.Attribute.class::cast)
                .filter(World::isText)
                .findFirst();
    }
}
