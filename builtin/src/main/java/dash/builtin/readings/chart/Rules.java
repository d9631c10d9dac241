package dash.builtin.readings.chart;

import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;

/** The only place that knows all rules: which of them look at two neighbours. */
final class Rules {

    /** "In 2016, which hall had the most concerts": a time in front is that of all that follows, and not of the noun beside it. */
    private static final double OPENING = 0.2;

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
            case Sense.Word(Sense.Cue cue) -> new WordRules(joined).before(cue, right.sense());
            case Sense.Extreme extreme -> extreme(extreme, right.sense(), joined);
            case Sense.Aggregating(List<Term.Function> functions) -> aggregating(functions, right.sense(), joined);
            case Sense.Comparing comparing -> comparing(comparing, right.sense(), joined);
            case Sense.Measuring measuring -> measuring(measuring, right.sense(), joined);
            case Sense.Bound bound -> bound(bound, right.sense(), joined);
            case Sense.Amount amount -> amount(amount, right.sense(), joined);
            case Sense.Sorting sorting -> sorting(sorting, right.sense(), joined);
            case Sense.Steps steps -> steps(steps, right.sense(), joined);
            case Sense.Time time -> time(time, right.sense(), joined);
            case Sense.Quantified quantified -> new InnerRules(joined).quantified(quantified, right.sense());
            case Sense.Rank rank -> {
                new InnerRules(joined).rank(rank, right.sense());
                if (right.sense() instanceof Sense.Noun(Frame noun)) {
                    new RankRules(joined).judged(rank, noun);
                }
                if (right.sense() instanceof Sense.Aggregating(List<Term.Function> functions)) {
                    new RankRules(joined).onAverage(rank, functions);
                }
            }
            case Sense.Part part -> part(part, right.sense(), joined);
            case Sense.Peak peak -> {
                if (right.sense() instanceof Sense.Noun(Frame noun)) {
                    new TimeRules(joined).peak(peak, noun);
                }
            }
            case Sense.Change change -> new ChangeRules(joined).before(change, right.sense());
            case Sense.Changing changing -> new ChangeRules(joined).with(changing, right.sense());
            case Sense.Stepwise step -> new ChangeRules(joined).stepwise(step, right.sense());
            case Sense.Contrast contrast -> new ContrastRules(joined).with(contrast, right.sense());
            case Sense.Typical usual -> {
                if (right.sense() instanceof Sense.Noun(Frame kind)) {
                    new PeerRules(joined).typical(usual, kind);
                }
            }
            case Sense.Since since -> {
                if (right.sense() instanceof Sense.Noun(Frame noun)) {
                    new SpanRules(joined).end(since, noun);
                }
            }
            case Sense.Soon soon -> {
                if (right.sense() instanceof Sense.Noun(Frame noun)) {
                    new SoonRules(joined).from(soon, noun);
                }
            }
            case Sense.BothTimes both -> new OtherTimes(joined).and(both, right.sense());
            case Sense.Range _,
                    Sense.Often _,
                    Sense.FromTo _,
                    Sense.Baseline _,
                    Sense.Pair _,
                    Sense.Keyed _,
                    Sense.Operand _,
                    Sense.Portion _,
                    Sense.HowManyHave _,
                    Sense.Peers _,
                    Sense.OtherTime _,
                    Sense.Earlier _,
                    Sense.AfterEarlier _,
                    Sense.Text _,
                    Sense.Matching _ -> {}
        }
        return found;
    }

    private static void measuring(Sense.Measuring measuring, Sense right, Joined joined) {
        if (right instanceof Sense.Peers peers) {
            new PeerRules(joined).measuring(measuring, peers);
        } else {
            new CompareRules(joined).measuring(measuring, right);
        }
    }

    private static void noun(Frame frame, Sense right, Joined joined) {
        CompareRules compare = new CompareRules(joined);
        RankRules ranks = new RankRules(joined);
        switch (right) {
            case Sense.Noun(Frame other) -> {
                new NounRules(joined).join(frame, other);
                new TimeRules(joined).divided(frame, other);
                new GivenRules(joined).join(frame, other);
                new EarlierRules(joined).done(frame, other);
                new PeerRules(joined).figureOf(frame, other);
                new BestOfKind(joined).join(frame, other);
                ranks.nounByNoun(frame, other);
            }
            case Sense.Restriction restriction -> new RestrictionRules(joined).behind(frame, restriction);
            case Sense.Rank rank -> ranks.nounAndRank(frame, rank);
            case Sense.Quantified quantified -> new QuantityRules(joined).nounAndQuantified(frame, quantified);
            case Sense.HowManyHave(Sense.Quantified had) -> new GivenRules(joined).counted(frame, had);
            case Sense.Bound bound -> compare.nounAndBound(frame, bound);
            case Sense.Often often -> new QuantityRules(joined).happened(frame, often);
            case Sense.Typical usual -> compare.nounAndTypical(frame, usual);
            case Sense.Peers peers -> new PeerRules(joined).measured(frame, peers);
            case Sense.Aggregating(List<Term.Function> functions) -> {
                new PeerRules(joined).averageOf(frame, functions);
                new FigureRules(joined).behind(frame, functions);
            }
            case Sense.Range range -> compare.nounAndRange(frame, range);
            case Sense.Amount amount -> compare.nounAndAmount(frame, amount);
            case Sense.Operand operand -> new OperandRules(joined).calculated(frame, operand);
            case Sense.Portion(var conditions) -> new RatioRules(joined).ofThose(frame, conditions);
            case Sense.Keyed(String number) -> new OwningRules(joined).keyed(frame, number);
            case Sense.Text(String text) -> compare.nounAndText(frame, text);
            case Sense.Matching matching -> compare.nounAndMatching(frame, matching);
            case Sense.Sorting sorting -> new SortRules(joined).sorted(frame, sorting);
            case Sense.Extreme extreme -> ranks.doneMost(frame, extreme);
            case Sense.Steps(var ticks, boolean each) ->
                new TimeRules(joined)
                        .steps(
                                frame,
                                ticks,
                                each
                                        || joined.glued(Glue.BY | Glue.PER)
                                        || (joined.also() && !frame.groups().isEmpty()));
            case Sense.Time(var period) -> {
                if (!joined.glued(Glue.THAN)) {
                    new TimeRules(joined).within(frame, period);
                }
            }
            case Sense.Change change -> new ChangeRules(joined).behind(frame, change);
            case Sense.Stepwise step -> new ChangeRules(joined).beside(frame, step);
            case Sense.Baseline(var earlier) -> new ChangeRules(joined).beside(frame, earlier);
            case Sense.Part part -> new RatioRules(joined).shared(part, frame, false);
            case Sense.OtherTime(var period) -> new OtherTimes(joined).behind(frame, period);
            case Sense.BothTimes(var first, var second) ->
                second.ifPresent(period -> new OtherTimes(joined).both(frame, first, period));
            case Sense.Soon soon -> new SoonRules(joined).behind(frame, soon);
            case Sense.AfterEarlier after -> new EarlierRules(joined).behind(frame, after);
            case Sense.Word(Sense.Cue cue) -> new AfterwordRules(joined).behind(frame, cue);
            default -> {}
        }
    }

    private static void restriction(Sense.Restriction left, Sense right, Joined joined) {
        switch (right) {
            case Sense.Noun(Frame noun) -> new RestrictionRules(joined).before(left, noun);
            case Sense.Restriction other -> new RestrictionRules(joined).both(left, other);
            case Sense.Part part -> new RatioRules(joined).before(left, part);
            case Sense.Word(Sense.Cue cue) -> {
                if (cue == Sense.Cue.ROLE) {
                    joined.add(left);
                }
            }
            default -> {}
        }
    }

    private static void extreme(Sense.Extreme extreme, Sense right, Joined joined) {
        switch (right) {
            case Sense.Extreme other -> new FigureRules(joined).both(extreme, other);
            case Sense.Noun(Frame noun) -> new RankRules(joined).extremeAndNoun(extreme, noun);
            case Sense.Steps steps -> {
                if (extreme.measured().isEmpty() && extreme.limit() < 2) {
                    joined.add(new Sense.Peak(steps.ticks(), extreme.most()));
                }
            }
            case Sense.Amount(String number) -> {
                if (number.matches("[1-9]\\d{0,3}") && extreme.limit() == 0) {
                    joined.add(extreme.first(Integer.parseInt(number)));
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
            case Sense.Noun(Frame noun) -> {
                new FigureRules(joined).aggregate(functions, noun);
                new PeerRules(joined).averageOver(functions, noun);
            }
            case Sense.Aggregating(List<Term.Function> more) -> new FigureRules(joined).functions(functions, more);
            default -> {}
        }
    }

    private static void comparing(Sense.Comparing comparing, Sense right, Joined joined) {
        if (right instanceof Sense.Peers peers) {
            new PeerRules(joined).compared(comparing.comparison(), peers);
        } else if (right instanceof Sense.Earlier(Term.Attribute end)) {
            if (comparing.comparison() == Comparison.MORE) {
                joined.add(new Sense.AfterEarlier(end));
            }
        } else {
            new CompareRules(joined).comparing(comparing, right);
        }
    }

    private static void part(Sense.Part part, Sense right, Joined joined) {
        switch (right) {
            case Sense.Noun(Frame noun) -> new RatioRules(joined).divided(part, noun);
            case Sense.Restriction restriction -> new RatioRules(joined).restricted(part, restriction);
            case Sense.Word(Sense.Cue cue) -> {
                if (cue == Sense.Cue.PERCENT && joined.glued(Glue.IN | Glue.AS)) {
                    joined.add(new Sense.Part(part.frame(), true));
                }
            }
            default -> {}
        }
    }

    private static void bound(Sense.Bound bound, Sense right, Joined joined) {
        if (right instanceof Sense.Word(Sense.Cue cue) && cue == Sense.Cue.TIMES) {
            joined.add(new Sense.Often(bound.comparison(), bound.limit()));
        }
        if (joined.glued(Glue.THAN)) {
            new ThanRules(joined).bound(bound, right);
        }
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
                boolean apart = joined.glued(Glue.LISTING | Glue.WHO | Glue.VERB | Glue.BREAK);
                if (!apart && extreme.limit() <= 1 && amount.number().matches("[1-9]\\d{0,3}")) {
                    joined.add(extreme.first(Integer.parseInt(amount.number())));
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
        if (right instanceof Sense.Rank rank) {
            new TimeRules(joined).best(steps.ticks(), rank);
        }
        if (right instanceof Sense.Change change && steps.each()) {
            new ChangeRules(joined).every(steps.ticks(), change);
        }
        if (right instanceof Sense.Noun(Frame noun)) {
            if (steps.each()) {
                new TimeRules(joined).every(steps.ticks(), noun);
            }
            new TimeRules(joined)
                    .steps(noun, steps.ticks(), steps.each() || joined.left().has(Glue.BY | Glue.PER));
        }
    }

    private static void time(Sense.Time time, Sense right, Joined joined) {
        if (right instanceof Sense.Noun(Frame noun) && !joined.glued(Glue.AND | Glue.OR)) {
            boolean next = (joined.glued(Glue.VERB) && !joined.glued(Glue.COMMA)) || joined.glued(Glue.OF);
            boolean apart = joined.glued(Glue.COMMA) && noun.isRows() && noun.isBare();
            new TimeRules(joined).before(noun, time.period(), next ? 0.6 : apart ? OPENING : 0);
        }
    }
}
