package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The only place that knows all rules: which of them look at two neighbours. */
final class Rules {

    private final World world;

    Rules(World world) {
        this.world = world;
    }

    List<Phrase> join(Phrase left, Phrase right) {
        List<Phrase> found = new ArrayList<>();
        Joined joined = new Joined(left, right, world, found);
        switch (left.sense()) {
            case Sense.Noun(Frame frame) -> noun(frame, right.sense(), joined);
            case Sense.Restriction restriction -> restriction(restriction, right.sense(), joined);
            case Sense.Word(Sense.Cue cue) -> word(cue, right.sense(), joined);
            case Sense.Extreme extreme -> extreme(extreme, right.sense(), joined);
            case Sense.Aggregating(List<Term.Function> functions) -> aggregating(functions, right.sense(), joined);
            case Sense.Comparing comparing -> comparing(comparing, right.sense(), joined);
            case Sense.Measuring measuring -> new CompareRules(joined).measuring(measuring, right.sense());
            case Sense.Bound bound -> bound(bound, right.sense(), joined);
            case Sense.Amount amount -> amount(amount, right.sense(), joined);
            case Sense.Sorting sorting -> sorting(sorting, right.sense(), joined);
            case Sense.Steps steps -> steps(steps, right.sense(), joined);
            case Sense.Time time -> time(time, right.sense(), joined);
            case Sense.Quantified quantified -> quantified(quantified, right.sense(), joined);
            case Sense.Rank rank -> rank(rank, right.sense(), joined);
            case Sense.Part part -> part(part, right.sense(), joined);
            case Sense.Range range -> {}
            case Sense.Typical typical -> {}
            case Sense.Text text -> {}
            case Sense.Matching matching -> {}
        }
        return found;
    }

    private static void noun(Frame frame, Sense right, Joined joined) {
        CompareRules compare = new CompareRules(joined);
        RankRules ranks = new RankRules(joined);
        switch (right) {
            case Sense.Noun(Frame other) -> {
                new NounRules(joined).join(frame, other);
                ranks.nounByNoun(frame, other);
            }
            case Sense.Restriction restriction -> new RestrictionRules(joined).behind(frame, restriction);
            case Sense.Rank rank -> ranks.nounAndRank(frame, rank);
            case Sense.Quantified quantified -> compare.nounAndQuantified(frame, quantified);
            case Sense.Bound bound -> compare.nounAndBound(frame, bound);
            case Sense.Range range -> compare.nounAndRange(frame, range);
            case Sense.Amount amount -> compare.nounAndAmount(frame, amount);
            case Sense.Text(String text) -> compare.nounAndText(frame, text);
            case Sense.Matching matching -> compare.nounAndMatching(frame, matching);
            case Sense.Sorting sorting -> ranks.sorted(frame, sorting);
            case Sense.Steps(var grain, boolean each) ->
                new TimeRules(joined).steps(frame, grain, each || joined.glued(Glue.BY | Glue.PER));
            case Sense.Time(var period) -> new TimeRules(joined).within(frame, period);
            case Sense.Word(Sense.Cue cue) -> nounAndWord(frame, cue, joined, ranks);
            default -> {}
        }
    }

    /** A ranking with the figure that it ranks by. */
    static Frame telling(Frame ranked, World world) {
        List<Term> heads = ranked.isRows() ? world.shown(ranked.core()) : ranked.heads();
        return ranked.withHeads(Frame.joined(heads, List.of(ranked.ordering().getFirst().term())));
    }

    private static void nounAndWord(Frame frame, Sense.Cue cue, Joined joined, RankRules ranks) {
        switch (cue) {
            case HOW_MANY, HOW_MUCH -> {
                if (frame.isRanked() && joined.glued(Glue.LISTING)) {
                    joined.noun(telling(frame, joined.world()), Joined.loose(0.1));
                } else if (joined.touching() && cue == Sense.Cue.HOW_MANY && frame.isRows()) {
                    new FigureRules(joined).count(frame);
                }
            }
            case ALPHABETICAL -> ranks.alphabetical(frame, false);
            case DESCENDING, ASCENDING -> {
                boolean descending = cue == Sense.Cue.DESCENDING;
                if (!frame.ordering().isEmpty() && frame.limit() == 0) {
                    joined.noun(frame.ordered(List.of(new dash.builtin.query.Asked.Ordering(frame.ordering().getFirst().term(), descending)), 0), Cost.NOTHING);
                } else if (frame.isRanked() && frame.plural() && frame.limit() == 1 && frame.ordering().getFirst().descending() == descending) {
                    joined.noun(telling(frame, joined.world()).ordered(frame.ordering(), 0), Cost.NOTHING);
                } else if (frame.isRanked()) {
                    joined.noun(frame, Joined.loose(0.1));
                }
            }
            case NAMES -> {
                if (joined.touching()) {
                    names(frame, joined, 0.1);
                } else if (joined.glued(Glue.LISTING) && frame.isAttributes()) {
                    joined.noun(frame.withHeads(Frame.joined(frame.heads(), joined.world().shown(frame.core()))), Joined.implied(0.15));
                }
            }
            case INFORMATION -> {
                if (frame.isRows()) {
                    joined.noun(frame.withHeads(List.of(new Term.Whole(frame.core()), new Term.Whole(frame.core()))), Cost.NOTHING);
                }
            }
            case EACH -> {
                if (frame.isRows() || frame.isAttributes()) {
                    joined.noun(frame.eachOne(), Joined.loose(0.4));
                }
            }
            default -> {}
        }
    }

    /** What rows go by, whatever the column is called. */
    private static void names(Frame noun, Joined joined, double implied) {
        if (noun.isRows()) {
            joined.noun(noun.withHeads(joined.world().shown(noun.core())), Joined.implied(implied));
        }
    }

    private static void restriction(Sense.Restriction left, Sense right, Joined joined) {
        switch (right) {
            case Sense.Noun(Frame noun) -> new RestrictionRules(joined).before(left, noun);
            case Sense.Restriction other -> new RestrictionRules(joined).both(left, other);
            default -> {}
        }
    }

    private static void word(Sense.Cue cue, Sense right, Joined joined) {
        switch (right) {
            case Sense.Noun(Frame noun) -> wordAndNoun(cue, noun, joined);
            case Sense.Restriction restriction -> wordAndRestriction(cue, restriction, joined);
            case Sense.Steps(var grain, boolean each) -> {
                if (cue == Sense.Cue.EACH) {
                    joined.add(new Sense.Steps(grain, true));
                }
            }
            case Sense.Text(String text) -> text(cue, text, joined);
            case Sense.Quantified quantified -> {
                if (cue == Sense.Cue.NOT && !quantified.none()) {
                    joined.add(new Sense.Quantified(quantified.frame(), quantified.comparison().opposite(), quantified.limit(), false));
                }
            }
            case Sense.Word(Sense.Cue other) -> {
                boolean direction = other == Sense.Cue.ASCENDING || other == Sense.Cue.DESCENDING || other == Sense.Cue.ALPHABETICAL;
                if (cue == Sense.Cue.SORT && direction) {
                    joined.add(right);
                }
            }
            case Sense.Rank rank -> {
                if (cue == Sense.Cue.SORT) {
                    joined.add(new Sense.Sorting(rank.by(), rank.descending(), Optional.of(rank.of())));
                }
            }
            case Sense.Comparing(Comparison comparison) -> {
                if (cue == Sense.Cue.NOT) {
                    joined.add(new Sense.Comparing(comparison.opposite()));
                }
            }
            case Sense.Bound(Comparison comparison, Term limit) -> {
                if (cue == Sense.Cue.NOT) {
                    joined.add(new Sense.Bound(comparison.opposite(), limit));
                }
            }
            default -> {}
        }
    }

    private static void wordAndNoun(Sense.Cue cue, Frame noun, Joined joined) {
        switch (cue) {
            case HOW_MANY -> new FigureRules(joined).count(noun);
            case HOW_MUCH -> new FigureRules(joined).aggregate(List.of(Term.Function.SUM), noun);
            case EACH -> {
                if (noun.isRows() || noun.isAttributes()) {
                    joined.noun(noun.eachOne(), Cost.NOTHING);
                }
            }
            case NOT, NO -> {
                if (noun.isRows()) {
                    joined.add(new Sense.Quantified(noun, Comparison.EQUAL, CompareRules.number("0"), true));
                }
                noun.onlyAttribute().filter(attribute -> noun.isBare()).ifPresent(attribute ->
                        joined.add(Sense.Restriction.of(new Condition.Missing(attribute)), Joined.loose(0.3)));
            }
            case RATIO -> new RatioRules(joined).begin(noun, false);
            case PERCENT -> new RatioRules(joined).begin(noun, true);
            case DIFFERENT -> joined.noun(noun.different(), Cost.NOTHING);
            case SORT -> {
                if (noun.heads().size() == 1 && !noun.isRows()) {
                    joined.add(new Sense.Sorting(noun.heads().getFirst(), noun.hasFigure() && false, Optional.of(noun)));
                } else if (noun.isRows()) {
                    joined.add(new Sense.Sorting(joined.world().shown(noun.core()).getFirst(), false, Optional.of(noun)), Joined.loose(0.2));
                }
            }
            case INFORMATION -> {
                if (noun.isRows()) {
                    joined.noun(noun.withHeads(List.of(new Term.Whole(noun.core()), new Term.Whole(noun.core()))), Cost.NOTHING);
                }
            }
            case COMMON -> new RankRules(joined).common(true, 1, noun);
            case NAMES -> {
                names(noun, joined, joined.glued(Glue.OF | Glue.FOR) ? 0.1 : 0.3);
                if (noun.hasFigure() && joined.glued(Glue.LISTING)) {
                    joined.noun(noun, Joined.implied(0.1));
                }
                if (noun.isAttributes() && joined.glued(Glue.LISTING)) {
                    joined.noun(noun.withHeads(Frame.joined(joined.world().shown(noun.core()), noun.heads())), Joined.implied(0.15));
                }
            }
            case FIRST, LAST -> new TimeRules(joined).ends(cue == Sense.Cue.LAST, noun);
            default -> {}
        }
    }

    private static void wordAndRestriction(Sense.Cue cue, Sense.Restriction restriction, Joined joined) {
        switch (cue) {
            case NOT, EXCEPT ->
                joined.add(new Sense.Restriction(restriction.conditions(), Optional.empty(), !restriction.negated()));
            case NAMED -> joined.add(restriction);
            case BOTH -> joined.add(both(restriction));
            case HOLDING -> {
                if (restriction.bare().isPresent()
                        && restriction.conditions().getFirst() instanceof Condition.Compared(var left, var equal, Term.Constant value)) {
                    joined.add(new Sense.Matching(Condition.Match.CONTAINS, value.value()));
                }
            }
            default -> {}
        }
    }

    /** Both of two values: not in one row, but among all that belong to something. */
    private static Sense.Restriction both(Sense.Restriction restriction) {
        if (restriction.bare().isEmpty()
                || !(restriction.conditions().getFirst() instanceof Condition.Among(Term.Attribute column, List<Term.Constant> values))) {
            return restriction;
        }
        List<Condition> all = new ArrayList<>();
        for (Term.Constant value : values) {
            Term.Attribute one = new Term.Attribute(column.of().again(all.size() + 1), column.column());
            all.add(new Condition.Compared(one, Comparison.EQUAL, value));
        }
        return new Sense.Restriction(all, Optional.empty(), restriction.negated());
    }

    private static void text(Sense.Cue cue, String text, Joined joined) {
        switch (cue) {
            case HOLDING -> joined.add(new Sense.Matching(Condition.Match.CONTAINS, text));
            case STARTING -> joined.add(new Sense.Matching(Condition.Match.STARTS, text));
            case ENDING -> joined.add(new Sense.Matching(Condition.Match.ENDS, text));
            case NAMED -> joined.add(new Sense.Text(text));
            default -> {}
        }
    }

    private static void extreme(Sense.Extreme extreme, Sense right, Joined joined) {
        switch (right) {
            case Sense.Noun(Frame noun) -> new RankRules(joined).extremeAndNoun(extreme, noun);
            case Sense.Amount(String number) -> {
                if (number.matches("[1-9]\\d{0,3}") && extreme.limit() == 0) {
                    joined.add(new Sense.Extreme(extreme.most(), extreme.measured(), Integer.parseInt(number)));
                }
            }
            case Sense.Word(Sense.Cue cue) -> {
                if (cue == Sense.Cue.COMMON) {
                    joined.add(new Sense.Word(Sense.Cue.COMMON), Joined.loose(extreme.most() ? 0 : 9));
                }
            }
            default -> {}
        }
    }

    private static void aggregating(List<Term.Function> functions, Sense right, Joined joined) {
        switch (right) {
            case Sense.Noun(Frame noun) -> new FigureRules(joined).aggregate(functions, noun);
            case Sense.Aggregating(List<Term.Function> more) -> new FigureRules(joined).functions(functions, more);
            default -> {}
        }
    }

    private static void comparing(Sense.Comparing comparing, Sense right, Joined joined) {
        new CompareRules(joined).comparing(comparing, right);
    }

    private static void part(Sense.Part part, Sense right, Joined joined) {
        switch (right) {
            case Sense.Noun(Frame noun) -> new RatioRules(joined).divided(part, noun);
            case Sense.Restriction restriction -> new RatioRules(joined).restricted(part, restriction);
            default -> {}
        }
    }

    private static void bound(Sense.Bound bound, Sense right, Joined joined) {
        if (right instanceof Sense.Noun(Frame noun)) {
            new CompareRules(joined).boundAndNoun(bound, noun);
        }
    }

    private static void amount(Sense.Amount amount, Sense right, Joined joined) {
        switch (right) {
            case Sense.Noun(Frame noun) -> new CompareRules(joined).amountAndNoun(amount, noun);
            case Sense.Word(Sense.Cue cue) -> {
                if (cue == Sense.Cue.OR_MORE) {
                    joined.add(new Sense.Bound(Comparison.AT_LEAST, CompareRules.number(amount.number())));
                } else if (cue == Sense.Cue.OR_LESS) {
                    joined.add(new Sense.Bound(Comparison.AT_MOST, CompareRules.number(amount.number())));
                }
            }
            case Sense.Extreme extreme -> {
                if (extreme.limit() <= 1 && amount.number().matches("[1-9]\\d{0,3}")) {
                    joined.add(new Sense.Extreme(extreme.most(), extreme.measured(), Integer.parseInt(amount.number())));
                }
            }
            default -> {}
        }
    }

    private static void sorting(Sense.Sorting sorting, Sense right, Joined joined) {
        if (right instanceof Sense.Word(Sense.Cue cue)) {
            if (cue == Sense.Cue.DESCENDING) {
                joined.add(new Sense.Sorting(sorting.by(), true, sorting.of()));
            } else if (cue == Sense.Cue.ASCENDING) {
                joined.add(new Sense.Sorting(sorting.by(), false, sorting.of()));
            }
        }
    }

    private static void steps(Sense.Steps steps, Sense right, Joined joined) {
        if (right instanceof Sense.Noun(Frame noun)) {
            new TimeRules(joined).steps(noun, steps.grain(), steps.each() || joined.left().has(Glue.BY | Glue.PER));
        }
    }

    private static void time(Sense.Time time, Sense right, Joined joined) {
        if (right instanceof Sense.Noun(Frame noun)) {
            new TimeRules(joined).within(noun, time.period());
        }
    }

    private static void quantified(Sense.Quantified left, Sense right, Joined joined) {
        if (right instanceof Sense.Restriction restriction && left.frame().isRows()) {
            List<Phrase> inner = new ArrayList<>();
            new RestrictionRules(new Joined(joined.left(), joined.right(), joined.world(), inner)).behind(left.frame(), restriction);
            inner.forEach(phrase -> again(phrase, left, joined));
        }
        if (right instanceof Sense.Time(var period)) {
            List<Phrase> inner = new ArrayList<>();
            new TimeRules(new Joined(joined.left(), joined.right(), joined.world(), inner)).within(left.frame(), period);
            inner.forEach(phrase -> again(phrase, left, joined));
        }
    }

    private static void again(Phrase phrase, Sense.Quantified left, Joined joined) {
        if (phrase.sense() instanceof Sense.Noun(Frame frame)) {
            joined.add(new Sense.Quantified(frame, left.comparison(), left.limit(), left.none()));
        }
    }

    private static void rank(Sense.Rank left, Sense right, Joined joined) {
        if (right instanceof Sense.Restriction restriction) {
            List<Phrase> inner = new ArrayList<>();
            new RestrictionRules(new Joined(joined.left(), joined.right(), joined.world(), inner)).behind(left.of(), restriction);
            inner.forEach(phrase -> again(phrase, left, joined));
        }
        if (right instanceof Sense.Time(var period)) {
            List<Phrase> inner = new ArrayList<>();
            new TimeRules(new Joined(joined.left(), joined.right(), joined.world(), inner)).within(left.of(), period);
            inner.forEach(phrase -> again(phrase, left, joined));
        }
        if (right instanceof Sense.Noun(Frame noun) && !joined.glued(Glue.LISTING | Glue.BREAK)) {
            new RankRules(new Joined(joined.left(), joined.right(), joined.world(), new ArrayList<>())).nounByNoun(noun, left.of());
            List<Phrase> inner = new ArrayList<>();
            new NounRules(new Joined(joined.left(), joined.right(), joined.world(), inner)).join(left.of(), noun);
            inner.forEach(phrase -> again(phrase, left, joined));
        }
    }

    private static void again(Phrase phrase, Sense.Rank left, Joined joined) {
        if (phrase.sense() instanceof Sense.Noun(Frame frame) && frame.groups().isEmpty() && frame.heads().equals(left.of().heads())) {
            joined.add(new Sense.Rank(left.by(), left.descending(), left.limit(), frame));
        }
    }
}
