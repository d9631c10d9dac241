package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** The most and the least. */
final class RankRules {

    /** "Top customers" without a number. */
    private static final int SOME = 5;

    /** Nobody ranks rows by how many there are of what each of them has one of. */
    private static final double ONLY_ONE = 1;

    /** "the three most expensive tours by budget": what stands behind the "by" says what was meant. */
    private static final double SAID_LATER = 0.05;

    private final Joined joined;

    RankRules(Joined joined) {
        this.joined = joined;
    }

    /** "the highest total", "the most albums", "the longest track", "top 5 customers". */
    void extremeAndNoun(Sense.Extreme extreme, Frame noun) {
        if (noun.isRanked() || noun.each() || joined.glued(Glue.BREAK)) {
            return;
        }
        if (extreme.limit() == 0) {
            if (noun.plural() && !noun.hasFigure() && noun.open() == 0 && noun.limit() == 0) {
                joined.noun(noun.open(extreme.most() ? SOME : -SOME), Joined.implied(0.6));
            }
            return;
        }
        if (extreme.limit() != 1 && extreme.measured().isEmpty()) {
            several(extreme, noun);
            if (noun.isFigures() && noun.heads().size() == 1 && noun.groups().isEmpty()) {
                joined.add(new Sense.Rank(noun.heads().getFirst(), extreme.most(), extreme.limit(), noun));
            }
            open(extreme, noun);
            return;
        }
        Optional<Term.Attribute> attribute = noun.onlyAttribute();
        if (extreme.measured().isPresent()) {
            measured(extreme, extreme.measured().get(), noun);
            // "the longest runtime": the word and the column say the same.
            attribute
                    .filter(own -> extreme.measured().get().equals(own)
                            || (World.isNumber(own) && joined.touching() && noun.isBare()))
                    .ifPresent(by -> joined.add(new Sense.Rank(by, extreme.most(), 1, noun)));
            return;
        }
        if (attribute.isPresent() && ranks(attribute.get()) && !extreme.often()) {
            joined.add(new Sense.Rank(attribute.get(), extreme.most(), 1, noun));
        } else if (noun.isFigures() && noun.heads().size() == 1 && noun.groups().isEmpty()) {
            joined.add(new Sense.Rank(noun.heads().getFirst(), extreme.most(), 1, noun));
        } else if (noun.isRows() && noun.ordering().isEmpty()) {
            List<Term.Attribute> amounts = joined.world().amounts(noun.core());
            boolean large = extreme.size() && !amounts.isEmpty();
            joined.add(
                    new Sense.Rank(Term.Figure.count(noun.core()), extreme.most(), 1, noun),
                    Joined.loose(large ? 0.4 : 0));
            if (noun.open() == 0 && noun.limit() == 0) {
                joined.noun(noun.open(extreme.most() ? 1 : -1), Joined.implied(0.3));
            }
            amounts.stream()
                    .limit(extreme.often() ? 0 : 1)
                    .forEach(amount -> joined.noun(
                            noun.ordered(List.of(new Asked.Ordering(amount, extreme.most())), 1),
                            Joined.implied(large ? 0.4 : 0.9)));
        } else if (noun.heads().getFirst() instanceof Term.DaysBetween days) {
            joined.add(new Sense.Rank(days, extreme.most(), 1, noun));
        } else if (attribute.isPresent()) {
            joined.add(new Sense.Rank(count(attribute.get()), extreme.most(), 1, noun), Joined.loose(0.5));
        }
    }

    private static boolean ranks(Term.Attribute attribute) {
        return World.isNumber(attribute) || World.isTime(attribute) || TimeRules.isYear(attribute);
    }

    /** "weighs the most", "costs the least". */
    void doneMost(Frame noun, Sense.Extreme extreme) {
        if (joined.glued(Glue.BE) && extreme.limit() == 1 && !noun.each() && noun.open() == 0) {
            extreme.measured().ifPresent(by -> measured(extreme, by, noun));
        }
        boolean bare = extreme.limit() == 1 && extreme.measured().isEmpty();
        if (bare && !extreme.often() && noun.isBare() && isSum(noun) && joined.unglued()) {
            joined.add(new Sense.Rank(noun.heads().getFirst(), extreme.most(), 1, noun));
        }
        boolean most =
                bare && joined.left().has(Glue.VERB) && joined.left().cost().of(Feature.VERB) == 0;
        if (most && noun.isRows() && noun.isBare()) {
            joined.add(new Sense.Rank(Term.Figure.count(noun.core()), extreme.most(), 1, noun));
        }
        noun.onlyAttribute()
                .filter(amount -> most && !extreme.often() && noun.isBare() && World.isNumber(amount))
                .ifPresent(amount -> joined.add(new Sense.Rank(amount, extreme.most(), 1, noun)));
    }

    private static boolean isSum(Frame noun) {
        return noun.heads().size() == 1
                && noun.heads().getFirst() instanceof Term.Figure figure
                && figure.function() == Term.Function.SUM;
    }

    private static Term count(Term.Attribute attribute) {
        return new Term.Figure(Term.Function.COUNT, Optional.of(attribute), attribute.of(), true, List.of());
    }

    /** "the five highest bills": what is told ranks itself. */
    private void several(Sense.Extreme extreme, Frame noun) {
        noun.onlyAttribute()
                .filter(amount ->
                        extreme.size() && noun.plural() && noun.groups().isEmpty() && World.isNumber(amount))
                .ifPresent(amount -> joined.noun(
                        noun.ordered(List.of(new Asked.Ordering(amount, extreme.most())), extreme.limit()),
                        Cost.NOTHING));
    }

    /** How many are wanted; by what they are ranked stands somewhere else. */
    private void open(Sense.Extreme extreme, Frame noun) {
        if (!noun.isFigures() && noun.open() == 0 && noun.limit() == 0) {
            joined.noun(noun.open(extreme.most() ? extreme.limit() : -extreme.limit()), Cost.NOTHING);
        }
    }

    private void measured(Sense.Extreme extreme, Term.Attribute by, Frame noun) {
        boolean own = by.of().equals(noun.core());
        boolean one = joined.world().toOne(noun.core().table(), by.of().table());
        if (noun.hasFigure() || !one || noun.limit() != 0) {
            return;
        }
        joined.joins(noun.core().table(), by.of().table())
                .ifPresent(cost -> joined.noun(
                        noun.ordered(List.of(new Asked.Ordering(by, extreme.most())), Math.max(1, extreme.limit())),
                        cost.plus(Joined.loose(own ? 0 : 0.3))));
    }

    /** "most common first name". */
    void common(boolean most, int limit, Frame noun) {
        if (noun.isAttributes() && !noun.isRanked()) {
            joined.noun(
                    noun.groupedBy(noun.heads())
                            .ordered(List.of(new Asked.Ordering(Term.Figure.count(noun.core()), most)), limit),
                    Cost.NOTHING);
        }
    }

    /** "artist with the most albums", "country with the most customers", "customers by revenue". */
    void nounAndRank(Frame noun, Sense.Rank rank) {
        if (noun.isRanked() || noun.each() || joined.glued(Glue.BREAK)) {
            return;
        }
        int most = noun.open() != 0
                ? Math.abs(noun.open())
                : noun.plural() && rank.limit() == 1 && !singleAsked(noun) ? 1 : rank.limit();
        boolean descending = noun.open() < 0 ? !rank.descending() : rank.descending();
        Cost gap = Joined.loose(
                joined.unglued() ? 0.3 : joined.glued(Glue.AND) ? 0.9 : joined.glued(Glue.COMMA) ? 0.4 : 0);
        Occurrence rows = rank.of().core();
        joined.joins(noun.core().table(), rows.table()).ifPresent(cost -> {
            if (rank.by() instanceof Term.Attribute attribute) {
                byAttribute(noun, rank, attribute, descending, most, cost.plus(gap));
            } else if (rank.by() instanceof Term.DaysBetween days) {
                byTime(noun, rank, days, descending, most, cost.plus(gap));
            } else {
                byFigure(noun, rank, descending, most, cost.plus(gap));
            }
        });
    }

    private static boolean singleAsked(Frame noun) {
        return noun.open() == 1;
    }

    private void byAttribute(
            Frame noun, Sense.Rank rank, Term.Attribute attribute, boolean descending, int most, Cost cost) {
        boolean one = joined.world().toOne(noun.core().table(), attribute.of().table());
        if (noun.hasFigure()) {
            return;
        }
        if (one) {
            joined.noun(
                    shown(noun.with(rank.of().where())
                            .ordered(List.of(new Asked.Ordering(attribute, descending)), most)),
                    cost);
            return;
        }
        if (isJudged(attribute)) {
            Term average = Term.Figure.of(Term.Function.AVERAGE, attribute);
            ranked(noun, rank, average, descending, most, cost.plus(Feature.IMPLIED, 0.15));
            return;
        }
        Term.Function function = descending ? Term.Function.GREATEST : Term.Function.LEAST;
        ranked(noun, rank, Term.Figure.of(function, attribute), descending, most, cost.plus(Feature.IMPLIED, 0.5));
        if (World.isAddable(attribute)) {
            ranked(
                    noun,
                    rank,
                    Term.Figure.of(Term.Function.SUM, attribute),
                    descending,
                    most,
                    cost.plus(Feature.IMPLIED, 0.35));
        }
        if (World.isNumber(attribute)) {
            ranked(
                    noun,
                    rank,
                    Term.Figure.of(Term.Function.AVERAGE, attribute),
                    descending,
                    most,
                    cost.plus(Feature.IMPLIED, 0.6));
        }
    }

    /** "the rental with the longest duration": a time that each row takes itself. */
    private void byTime(Frame noun, Sense.Rank rank, Term days, boolean descending, int most, Cost cost) {
        if (!noun.hasFigure()
                && joined.world().toOne(noun.core().table(), rank.of().core().table())) {
            joined.noun(
                    shown(noun.with(rank.of().where()).ordered(List.of(new Asked.Ordering(days, descending)), most)),
                    cost);
        }
    }

    /** What many gave marks to is as good as these are on average. */
    static boolean isJudged(Term.Attribute attribute) {
        return World.isNumber(attribute) && World.plain(attribute).matches(".*(rating|score|stars|grade|satisfaction)");
    }

    /** "best rated film". */
    void judged(Sense.Rank rank, Frame noun) {
        if (joined.touching()
                && noun.isRows()
                && rank.by() instanceof Term.Attribute attribute
                && isJudged(attribute)
                && !noun.isRanked()
                && !joined.world().toOne(noun.core().table(), attribute.of().table())) {
            int most = noun.open() == 0 ? rank.limit() : Math.abs(noun.open());
            joined.joins(noun.core().table(), attribute.of().table())
                    .ifPresent(cost -> byAttribute(noun, rank, attribute, rank.descending(), most, cost));
        }
    }

    /** "scores highest on average", "the most seats altogether". */
    void onAverage(Sense.Rank rank, List<Term.Function> functions) {
        if (rank.by() instanceof Term.Attribute attribute
                && World.isNumber(attribute)
                && functions.equals(List.of(Term.Function.AVERAGE))) {
            Term average = Term.Figure.of(Term.Function.AVERAGE, attribute);
            joined.add(new Sense.Rank(average, rank.descending(), rank.limit(), rank.of()));
        }
        if (rank.by() instanceof Term.Attribute amount
                && World.isAddable(amount)
                && functions.equals(List.of(Term.Function.SUM))) {
            Term total = Term.Figure.of(Term.Function.SUM, amount);
            joined.add(new Sense.Rank(total, rank.descending(), rank.limit(), rank.of()));
        }
    }

    private void byFigure(Frame noun, Sense.Rank rank, boolean descending, int most, Cost cost) {
        if (noun.hasFigure()) {
            sorted(noun, rank, descending, cost);
            return;
        }
        ranked(noun, rank, rank.by(), descending, most, cost);
    }

    /** A figure by groups, of which only the first counts. */
    private void sorted(Frame noun, Sense.Rank rank, boolean descending, Cost cost) {
        if (!noun.groups().isEmpty()) {
            joined.noun(
                    noun.with(rank.of().where()).ordered(List.of(new Asked.Ordering(rank.by(), descending)), 1),
                    cost.plus(Joined.loose(0.4)));
        }
    }

    /** A name that many rows of a table without a key share is no row of its own: it is told with the figure it was found by. */
    private void ranked(Frame noun, Sense.Rank rank, Term figure, boolean descending, int most, Cost cost) {
        boolean inside = noun.isAttributes() && rank.of().core().equals(noun.core());
        if (noun.isRows() && rank.of().core().equals(noun.core())) {
            return;
        }
        boolean keyless = noun.core().table().uniqueKeys().isEmpty();
        boolean itself = inside
                && !keyless
                && figure.equals(Term.Figure.count(noun.core()))
                && noun.heads().equals(joined.world().shown(noun.core()));
        boolean sorted = inside || sorts(noun) || (keyless && noun.isAttributes());
        List<Term> groups = sorted ? noun.heads() : List.of(new Term.Whole(noun.core()));
        boolean one = !inside
                && figure.equals(Term.Figure.count(rank.of().core()))
                && joined.world().toOne(noun.core().table(), rank.of().core().table());
        Frame ranked = noun.withWhere(noun.where().stream()
                        .filter(condition ->
                                !isThere(condition, noun.core(), rank.of().core()))
                        .toList())
                .with(rank.of().where())
                .groupedBy(Frame.union(groups, noun.within()))
                .ordered(List.of(new Asked.Ordering(figure, descending)), most);
        joined.noun(
                inside && keyless ? WordRules.telling(ranked, joined.world()) : shown(ranked),
                (one && !keyless) || itself ? cost.plus(Feature.LOOSE, ONLY_ONE) : cost);
    }

    /** "the maker whose cars drew the most visitors": where there are visitors there is a car. */
    private boolean isThere(Condition condition, Occurrence noun, Occurrence ranking) {
        return condition instanceof Condition.Related(var anchor, Occurrence other, var conditions, var quantity)
                && quantity instanceof Condition.Quantity.Some
                && conditions.isEmpty()
                && anchor.equals(noun)
                && (other.equals(ranking) || joined.world().toOne(ranking.table(), other.table()));
    }

    /** "which nationality": a column that many rows share, asked for itself and not as what is known of one row. */
    private boolean sorts(Frame noun) {
        return (!noun.bound() || noun.plural())
                && noun.onlyAttribute()
                        .filter(World::isText)
                        .filter(attribute -> !joined.world().shown(noun.core()).contains(attribute))
                        .filter(attribute -> !World.isKey(List.of(attribute)))
                        .isPresent();
    }

    /** A list of the first few is told with what ranks them; of a single one only what was asked for. */
    private Frame shown(Frame ranked) {
        return ranked.isRows() && ranked.limit() > 1 ? WordRules.telling(ranked, joined.world()) : ranked;
    }

    /** "top 5 customers by revenue": what stands behind the "by" ranks. */
    void nounByNoun(Frame noun, Frame by) {
        if (noun.isRanked() && joined.glued(Glue.BY) && by.isBare()) {
            by.onlyAttribute()
                    .filter(RankRules::ranks)
                    .filter(amount -> amount.of().equals(noun.core()))
                    .ifPresent(amount -> joined.noun(
                            noun.ordered(
                                    List.of(new Asked.Ordering(
                                            amount, noun.ordering().getFirst().descending())),
                                    noun.limit()),
                            Joined.loose(SAID_LATER)));
        }
        boolean ranking = noun.open() != 0
                && joined.glued(Glue.BY | Glue.IN | Glue.WITH)
                && by.groups().isEmpty()
                && !by.isRanked();
        if (!ranking || by.heads().size() != 1) {
            return;
        }
        Term term = by.isRows() ? Term.Figure.count(by.core()) : by.heads().getFirst();
        if (term instanceof Term.Figure figure
                && (figure.function() == Term.Function.GREATEST || figure.function() == Term.Function.LEAST)) {
            return;
        }
        boolean usable = Frame.figure(term) || (term instanceof Term.Attribute attribute && ranks(attribute));
        if (usable) {
            nounAndRank(noun, new Sense.Rank(term, true, 1, by));
        }
    }
}
