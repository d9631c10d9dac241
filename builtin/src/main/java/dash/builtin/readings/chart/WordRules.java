package dash.builtin.readings.chart;

import dash.builtin.periods.Period;
import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.schema.Column;
import java.util.List;
import java.util.Optional;

/** Words of grammar before and behind what they speak of. */
final class WordRules {

    /** "Both" of what is not two things says nothing, and may say what nobody has understood. */
    private static final double UNPARTED = 4;

    /** "For each category, the title and price": what follows a comma is rarely one more of what there is each. */
    private static final double EACH_LIST = 0.4;

    /** "no sold paintings" are none, and not some that are not sold. */
    private static final double NONE_OF = 0.6;

    private final Joined joined;

    WordRules(Joined joined) {
        this.joined = joined;
    }

    /** A ranking with the figure that it ranks by. */
    static Frame telling(Frame ranked, World world) {
        List<Term> heads = ranked.isRows() ? world.shown(ranked.core()) : ranked.heads();
        return ranked.withHeads(
                Frame.joined(heads, List.of(ranked.ordering().getFirst().term())));
    }

    /** What rows go by, whatever the column is called. */
    void names(Frame noun, double implied) {
        if (noun.isRows()) {
            joined.noun(
                    noun.withHeads(joined.world().shown(noun.core())), Joined.implied(implied + nameless(noun.core())));
        }
    }

    /** A number is no name. */
    double nameless(Occurrence rows) {
        boolean named = joined.world().shown(rows).stream()
                .anyMatch(term -> term instanceof Term.Attribute attribute && World.isText(attribute));
        return named ? 0 : 1.5;
    }

    /** What tells rows apart, whatever the column is called. */
    private void key(Frame noun) {
        boolean whose = joined.glued(Glue.OF | Glue.FOR);
        Optional<Term.Attribute> key = noun.isRows() && whose ? SchemaWorld.onlyKey(noun.core()) : Optional.empty();
        key.ifPresent(
                column -> joined.noun(noun.notEach().withHeads(List.of(column)).ofRows(), Joined.implied(0.1)));
    }

    void before(Sense.Cue cue, Sense right) {
        switch (right) {
            case Sense.Noun(Frame noun) -> wordAndNoun(cue, noun);
            case Sense.Restriction restriction -> wordAndRestriction(cue, restriction);
            case Sense.Steps(var ticks, boolean each) -> {
                if (cue == Sense.Cue.EACH) {
                    joined.add(new Sense.Steps(ticks, true));
                }
            }
            case Sense.Amount(String number) -> {
                if (cue == Sense.Cue.KEY && number.matches("\\d+")) {
                    joined.add(new Sense.Keyed(number));
                }
            }
            case Sense.Text(String text) -> text(cue, text);
            case Sense.Time(Period period) -> time(cue, period);
            case Sense.Change change -> {
                if (cue == Sense.Cue.PERCENT || cue == Sense.Cue.BY_HOW_MUCH) {
                    joined.add(new Sense.Change(
                            cue == Sense.Cue.PERCENT ? change.kind().inPercent() : change.kind(), change.by()));
                }
            }
            case Sense.Changing changing -> changing(cue, changing);
            case Sense.Quantified quantified -> {
                if (cue == Sense.Cue.HOW_MANY) {
                    joined.add(new Sense.HowManyHave(quantified));
                }
                if (cue == Sense.Cue.NOT && !quantified.none()) {
                    joined.add(new Sense.Quantified(
                            quantified.frame(), quantified.comparison().opposite(), quantified.limit(), false));
                }
            }
            case Sense.Word(Sense.Cue other) -> {
                boolean direction = other == Sense.Cue.ASCENDING
                        || other == Sense.Cue.DESCENDING
                        || other == Sense.Cue.ALPHABETICAL
                        || other == Sense.Cue.EARLIEST_FIRST
                        || other == Sense.Cue.LATEST_FIRST;
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

    /** "by what percentage did visits grow", "by how much did sales drop". */
    private void changing(Sense.Cue cue, Sense.Changing changing) {
        if (cue == Sense.Cue.PERCENT) {
            joined.add(new Sense.Changing(changing.of(), changing.kind().inPercent(), changing.by()));
        } else if (cue == Sense.Cue.BY_HOW_MUCH || cue == Sense.Cue.HOW_MUCH) {
            joined.add(changing);
        }
    }

    private void time(Sense.Cue cue, Period period) {
        if (cue == Sense.Cue.COMPARED) {
            joined.add(new Sense.Baseline(period));
        }
        // "who have not rented since June": somebody did nothing then, and nothing is said of another time.
        boolean verb = joined.left().cost().plus(joined.right().cost()).of(Feature.VERB) > 0;
        if ((cue == Sense.Cue.NOT && !verb) || cue == Sense.Cue.EXCEPT) {
            joined.add(new Sense.OtherTime(period));
        }
        if (cue == Sense.Cue.BOTH) {
            joined.add(new Sense.BothTimes(period, Optional.empty()));
        }
    }

    private void wordAndNoun(Sense.Cue cue, Frame noun) {
        switch (cue) {
            case HOW_MANY -> {
                boolean had = noun.isRows() && joined.glued(Glue.WITH | Glue.VERB);
                if (!had || noun.plural()) {
                    new FigureRules(joined).count(noun);
                }
                if (had) {
                    joined.add(new Sense.HowManyHave(
                            new Sense.Quantified(noun, Comparison.AT_LEAST, CompareRules.number("1"), false)));
                }
            }
            case EARLIER_ONE -> new EarlierRules(joined).dated(noun);
            case AGAIN -> {
                if (noun.isRows()) {
                    joined.noun(noun, Cost.NOTHING);
                }
            }
            case SOMEBODY -> {
                if (noun.isRows() && joined.glued(Glue.WHO)) {
                    joined.noun(noun, Joined.implied(0.2));
                }
            }
            case RUNNING, RUNNING_COUNT, RUNNING_TOTAL -> new RunningRules(joined).before(noun, cue);
            case HOW_MUCH -> new FigureRules(joined).aggregate(List.of(Term.Function.SUM), noun);
            case HOW_MANY_AND_MUCH -> new FigureRules(joined).countAndSum(noun);
            case EACH -> {
                if ((noun.isRows() || noun.isAttributes()) && !(noun.isAttributes() && noun.isRanked())) {
                    joined.noun(noun.eachOne(), Joined.loose(noun.heads().size() > 1 ? EACH_LIST : 0));
                }
            }
            case EXCEPT -> except(noun);
            case NOT, NO -> {
                if (noun.isRows()) {
                    joined.add(new Sense.Quantified(noun, Comparison.EQUAL, CompareRules.number("0"), true));
                }
                noun.onlyAttribute().filter(attribute -> noun.isBare()).ifPresent(this::none);
            }
            case DAYS_FROM -> new SpanRules(joined).begin(noun, false);
            case AVERAGE_DAYS_FROM -> new SpanRules(joined).begin(noun, true);
            case RATIO -> new RatioRules(joined).begin(noun, false);
            case PERCENT -> new RatioRules(joined).begin(noun, true);
            case DIFFERENT, ONCE -> joined.noun(noun.different(), Cost.NOTHING);
            case SORT -> {
                if (noun.heads().size() == 1 && !noun.isRows()) {
                    joined.add(new Sense.Sorting(
                            noun.heads().getFirst(),
                            !noun.ordering().isEmpty()
                                    && noun.ordering().getFirst().descending(),
                            Optional.of(noun)));
                } else if (noun.isRows()) {
                    joined.add(
                            new Sense.Sorting(joined.world().shown(noun.core()).getFirst(), false, Optional.of(noun)),
                            Joined.loose(0.2));
                }
            }
            case INFORMATION -> {
                if (noun.isRows()) {
                    joined.noun(
                            noun.withHeads(List.of(new Term.Whole(noun.core()), new Term.Whole(noun.core()))),
                            Cost.NOTHING);
                }
            }
            case DESCENDING, ASCENDING -> direction(cue == Sense.Cue.DESCENDING, noun);
            case EARLIEST_FIRST, LATEST_FIRST -> {
                if (joined.glued(Glue.OF | Glue.BY)) {
                    direction(cue == Sense.Cue.LATEST_FIRST, noun);
                }
            }
            case KEY -> key(noun);
            case COMMON -> {
                new RankRules(joined).common(true, 1, noun);
                if (noun.isRows() && noun.open() == 0 && noun.limit() == 0) {
                    joined.noun(noun.open(1), Joined.implied(0.3));
                }
            }
            case WHEN -> {
                if (noun.onlyAttribute().filter(World::isTime).isPresent()) {
                    joined.noun(noun, Cost.NOTHING);
                }
                if (noun.isRows()) {
                    joined.world().dates(noun.core()).stream()
                            .limit(1)
                            .forEach(date -> joined.noun(noun.withHeads(List.of(date)), Joined.implied(0.2)));
                }
            }
            case WHERE -> {
                if (noun.isRows()) {
                    joined.world().places(noun.core()).stream()
                            .limit(1)
                            .forEach(place -> joined.noun(noun.withHeads(List.of(place)), Joined.implied(0.3)));
                }
            }
            case NAMES -> {
                names(noun, joined.glued(Glue.OF | Glue.FOR) ? 0.1 : 0.3);
                if (noun.hasFigure() && joined.glued(Glue.LISTING)) {
                    joined.noun(noun, Joined.implied(0.1));
                }
                if (noun.isAttributes() && joined.glued(Glue.LISTING)) {
                    List<Term> shown = joined.world().shown(noun.core());
                    joined.noun(
                            noun.withHeads(Frame.joined(shown, noun.heads())),
                            Joined.implied(0.15 + nameless(noun.core())));
                }
            }
            case BOTH -> both(noun);
            case BOTH_OF -> {
                boolean one = Alternatives.apart(noun.where()).isEmpty();
                if (one && noun.isRows() && !noun.where().isEmpty()) {
                    joined.marked(new Sense.Noun(noun), Glue.TOO);
                }
            }
            case NORMAL, ABNORMAL -> new OwningRules(joined).normal(noun, cue == Sense.Cue.NORMAL);
            case DIFFERENCE,
                    DIFFERENCE_IN,
                    HOW_MANY_MORE,
                    HOW_MUCH_MORE,
                    HOW_MUCH_LESS,
                    HOW_MANY_FEWER,
                    BY_HOW_MUCH,
                    HOW_MANY_TIMES -> new ContrastRules(joined).begin(cue, noun);
            case BETWEEN -> new ContrastRules(joined).pair(noun.where(), noun);
            case TIMES -> new OperandRules(joined).begin(Term.Operator.TIMES, noun);
            case MINUS -> new OperandRules(joined).begin(Term.Operator.MINUS, noun);
            case EITHER -> joined.noun(noun, Cost.NOTHING);
            case ROLE -> {
                if (!joined.glued(Glue.WITH | Glue.LISTING)) {
                    joined.noun(noun, Cost.NOTHING);
                }
            }
            case FIRST, LAST -> {
                new TimeRules(joined).ends(cue == Sense.Cue.LAST, noun);
                new TimeRules(joined).dated(cue == Sense.Cue.LAST, noun);
            }
            default -> {}
        }
    }

    /** "both Rock and Jazz tracks". */
    private void both(Frame noun) {
        Optional<List<Condition>> apart = Alternatives.apart(noun.where());
        joined.noun(
                apart.map(noun::withWhere).orElse(noun),
                Joined.loose(apart.isPresent() || noun.heads().size() > 1 ? 0 : UNPARTED));
    }

    private void both(Sense.Restriction restriction) {
        Optional<List<Condition>> apart = Alternatives.apart(restriction.conditions());
        joined.add(
                new Sense.Restriction(
                        apart.orElse(restriction.conditions()),
                        apart.isPresent() ? Optional.empty() : restriction.bare(),
                        restriction.negated()),
                Joined.loose(apart.isPresent() ? 0 : UNPARTED));
    }

    /** "except those that have a concert". */
    private void except(Frame noun) {
        if (noun.isRows() && (!noun.isBare() || joined.glued(Glue.WITH))) {
            joined.add(new Sense.Quantified(noun, Comparison.EQUAL, CompareRules.number("0"), true));
        }
    }

    /** "in descending order of age", "from highest to lowest altitude". */
    private void direction(boolean descending, Frame noun) {
        if (noun.heads().size() == 1 && !noun.isRows() && noun.isBare()) {
            joined.add(new Sense.Sorting(noun.heads().getFirst(), descending, Optional.of(noun)), Joined.loose(0.1));
        }
    }

    /** Nothing in a column: no day on which it was shipped, no units in stock. */
    private void none(Term.Attribute attribute) {
        boolean counts = World.isNumber(attribute) && World.isAddable(attribute);
        if (counts) {
            joined.add(
                    Sense.Restriction.of(new Condition.Compared(attribute, Comparison.EQUAL, CompareRules.number("0"))),
                    Joined.loose(0.5));
        }
        boolean maybe = World.column(attribute).map(Column::nullable).orElse(true);
        if (maybe) {
            joined.add(
                    Sense.Restriction.of(new Condition.Missing(attribute)),
                    Joined.loose(World.isTime(attribute) ? 0.3 : 0.8));
        }
    }

    private void wordAndRestriction(Sense.Cue cue, Sense.Restriction restriction) {
        switch (cue) {
            case NOT, NO, EXCEPT ->
                joined.add(
                        new Sense.Restriction(restriction.conditions(), Optional.empty(), !restriction.negated()),
                        Joined.loose(cue == Sense.Cue.NO ? NONE_OF : 0));
            case NAMED -> joined.add(restriction);
            case BETWEEN -> new ContrastRules(joined).pair(restriction);
            case PERCENT -> {
                if (!restriction.negated() && !joined.glued(Glue.OF)) {
                    joined.add(new Sense.Portion(restriction.conditions()));
                }
            }
            case BOTH -> both(restriction);
            case EITHER -> joined.add(restriction);
            case ROLE -> {
                if (!joined.glued(Glue.LISTING)) {
                    joined.add(restriction);
                }
            }
            case HOLDING -> {
                if (restriction.bare().isPresent()
                        && restriction.conditions().getFirst()
                                instanceof Condition.Compared(var left, var equal, Term.Constant value)
                        && !value.value().contains(" ")) {
                    joined.add(new Sense.Matching(Condition.Match.CONTAINS, value.value()));
                }
            }
            default -> {}
        }
    }

    private void text(Sense.Cue cue, String text) {
        switch (cue) {
            case HOLDING -> joined.add(new Sense.Matching(Condition.Match.CONTAINS, text));
            case STARTING -> joined.add(new Sense.Matching(Condition.Match.STARTS, text));
            case ENDING -> joined.add(new Sense.Matching(Condition.Match.ENDS, text));
            case NAMED -> joined.add(new Sense.Text(text));
            default -> {}
        }
    }
}
