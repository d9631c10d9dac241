package dash.builtin.readings.chart;

import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.query.Term.Function;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Counting and other figures. */
final class FigureRules {

    private final Joined joined;

    FigureRules(Joined joined) {
        this.joined = joined;
    }

    /** "What do treatments cost on average", "earned the most in total". */
    void behind(Frame noun, List<Function> functions) {
        boolean summed = functions.equals(List.of(Function.SUM)) && !joined.glued(~Glue.GAP);
        if (summed && (noun.hasFigure() || noun.isRanked())) {
            joined.noun(noun, Joined.loose(0.05));
        }
        if (joined.glued(Glue.LISTING)) {
            further(noun, functions);
        }
        boolean apart = joined.glued(Glue.LISTING | Glue.OR | Glue.BREAK | Glue.THAN | Glue.WITH | Glue.OF);
        boolean plain = noun.groups().isEmpty() && noun.ordering().isEmpty() && !noun.isRanked() && !noun.each();
        if (!apart
                && functions.equals(List.of(Function.AVERAGE))
                && isCount(noun)
                && noun.groups().size() == 1
                && joined.left().cost().of(Feature.IMPLIED) == 0) {
            averageCount(noun);
        }
        noun.onlyAttribute()
                .filter(column -> plain && !apart && World.isNumber(column))
                .filter(column -> functions.equals(List.of(Function.AVERAGE)))
                .ifPresent(column -> joined.noun(
                        noun.withHeads(List.of(Term.Figure.of(Function.AVERAGE, column))), Joined.loose(0.1)));
        if (plain && !apart && functions.equals(List.of(Function.AVERAGE)) && isSpan(noun)) {
            aggregate(functions, noun);
        }
    }

    /** "how long does a rental take on average". */
    private static boolean isSpan(Frame noun) {
        return noun.heads().size() == 1 && isSpan(noun.heads().getFirst());
    }

    /** "the maximum capacity and the average". */
    private void further(Frame noun, List<Function> functions) {
        if (noun.isFigures()
                && noun.groups().isEmpty()
                && noun.heads().getLast() instanceof Term.Figure figure
                && figure.of().orElse(null) instanceof Term.Attribute of
                && figure.function() != Function.COUNT
                && functions.stream().noneMatch(Function.COUNT::equals)) {
            List<Term> more = functions.stream()
                    .<Term>map(function -> Term.Figure.of(function, of))
                    .toList();
            joined.noun(noun.withHeads(Frame.joined(noun.heads(), more)), Joined.loose(0.1));
        }
    }

    /** "the most money in total". */
    void ranked(Sense.Rank rank, List<Function> functions) {
        boolean added = functions.equals(List.of(Function.SUM)) && !joined.glued(~Glue.GAP);
        Term by = rank.by() instanceof Term.Attribute attribute && World.isAddable(attribute)
                ? Term.Figure.of(Function.SUM, attribute)
                : rank.by();
        if (added && Frame.figure(by)) {
            joined.add(new Sense.Rank(by, rank.descending(), rank.limit(), rank.of()), Joined.loose(0.05));
        }
    }

    /** "how many albums", "number of different cities". */
    void count(Frame noun) {
        if (noun.isRanked() || noun.open() > 0) {
            return;
        }
        if (isSum(noun)) {
            joined.noun(noun, Cost.NOTHING);
            return;
        }
        if (noun.isRows() && noun.groups().isEmpty()) {
            Optional<Term.Attribute> counts = counts(noun.core());
            counts.ifPresent(column ->
                    joined.noun(noun.withHeads(List.of(Term.Figure.of(Function.SUM, column))), Cost.NOTHING));
            joined.noun(
                    noun.withHeads(List.of(Term.Figure.count(noun.core()))),
                    Joined.implied(counts.isPresent() ? 0.3 : 0));
            return;
        }
        Optional<Term.Attribute> attribute = noun.onlyAttribute();
        attribute
                .filter(kind -> noun.each() && !World.isNumber(kind))
                .ifPresent(kind -> joined.noun(
                        noun.notEach()
                                .withHeads(List.of(Term.Figure.count(noun.core())))
                                .groupedBy(List.of(kind)),
                        Joined.implied(0.1)));
        // "heats in each harbour" are counted for each of them, and the harbours are not.
        boolean eachOfThem =
                noun.each() && attribute.filter(kind -> !World.isNumber(kind)).isPresent();
        if (attribute.isPresent() && noun.having().isEmpty() && !eachOfThem) {
            boolean adds = World.isAddable(attribute.get()) && !noun.distinct();
            Frame plain = new Frame(
                    noun.core(),
                    noun.heads(),
                    noun.where(),
                    noun.groups(),
                    noun.having(),
                    noun.ordering(),
                    0,
                    0,
                    false,
                    noun.each(),
                    noun.plural(),
                    noun.bound(),
                    noun.within());
            if (adds) {
                joined.noun(
                        plain.withHeads(List.of(Term.Figure.of(Function.SUM, attribute.get()))), Joined.implied(0.15));
            }
            Term counted = new Term.Figure(
                    Function.COUNT,
                    Optional.of(attribute.get()),
                    attribute.get().of(),
                    true,
                    List.of());
            double unlikely = World.isTime(attribute.get()) ? 1 : World.isKey(attribute.get()) ? 0.5 : 0.25;
            joined.noun(plain.withHeads(List.of(counted)), Joined.implied(noun.distinct() ? 0 : unlikely));
        }
    }

    private static boolean isCount(Frame noun) {
        return noun.heads().size() == 1
                && noun.heads().getFirst() instanceof Term.Figure figure
                && figure.function() == Function.COUNT;
    }

    /** "number and total of bills": how many rows there are, and what they come to. */
    void countAndSum(Frame noun) {
        if (noun.isRanked() || noun.open() != 0 || !noun.groups().isEmpty()) {
            return;
        }
        Term count = Term.Figure.count(noun.core());
        if (noun.isRows()) {
            LineValues.money(noun.core().table())
                    .ifPresent(sum -> joined.noun(noun.withHeads(List.of(count, sum)), Joined.implied(0.1)));
        }
    }

    /** "how many tickets were sold", where a column says how many they are. */
    private static boolean isSum(Frame noun) {
        return noun.heads().size() == 1
                && noun.plural()
                && noun.heads().getFirst() instanceof Term.Figure figure
                && figure.function() == Function.SUM;
    }

    /** A table whose rows say how many each of them stands for. */
    static Optional<Term.Attribute> counts(Occurrence rows) {
        return rows.table().columns().stream()
                .filter(column -> column.name().toLowerCase(Locale.ROOT).matches("count|cnt"))
                .map(column -> new Term.Attribute(rows, column.name()))
                .filter(World::isNumber)
                .findFirst();
    }

    /** Days or years that a row has: a number, though no column holds it. */
    private static boolean isSpan(Term term) {
        return term instanceof Term.DaysBetween
                || term instanceof Term.Age
                || (term instanceof Term.Calculated && !Frame.figure(term));
    }

    void aggregate(List<Function> functions, Frame noun) {
        if (noun.isRanked() || noun.heads().isEmpty()) {
            return;
        }
        if (noun.isAttributes() && noun.heads().stream().allMatch(head -> fits(functions, (Term.Attribute) head))) {
            joined.noun(noun.withHeads(figures(functions, noun.heads())), Cost.NOTHING);
        } else if (noun.heads().size() == 1 && isSpan(noun.heads().getFirst())) {
            Term days = noun.heads().getFirst();
            List<Term> figures = functions.stream()
                    .<Term>map(function -> new Term.Figure(function, Optional.of(days), noun.core(), false, List.of()))
                    .toList();
            joined.noun(noun.withHeads(figures), Cost.NOTHING);
        } else if (noun.isFigures() && functions.equals(List.of(Function.SUM))) {
            boolean counted = joined.right().cost().of(Feature.IMPLIED) == 0;
            joined.noun(noun, Joined.loose(counted ? 0 : 0.8));
        } else if (noun.isRows() && functions.equals(List.of(Function.SUM))) {
            joined.world().amounts(noun.core()).stream()
                    .limit(2)
                    .forEach(amount ->
                            joined.noun(noun.withHeads(figures(functions, List.of(amount))), Joined.implied(0.8)));
        } else if (noun.isFigures()
                && functions.equals(List.of(Function.AVERAGE))
                && noun.groups().size() == 1
                && (noun.plural()
                        || noun.groups().getFirst() instanceof Term.StepOf
                        || joined.right().cost().of(Feature.IMPLIED) == 0)) {
            averageCount(noun);
        }
        usual(functions, noun);
    }

    /** "than the average programme": whatever of it is compared. */
    private void usual(List<Function> functions, Frame noun) {
        if (functions.equals(List.of(Function.AVERAGE))
                && noun.isRows()
                && noun.isBare()
                && !noun.plural()
                && !noun.each()) {
            joined.add(new Sense.Aggregating(functions), Joined.loose(0.3));
        }
    }

    /** "average number of tracks per album": all tracks over all albums that have some. */
    private void averageCount(Frame noun) {
        if (noun.heads().size() == 1
                && noun.heads().getFirst() instanceof Term.Figure figure
                && (figure.function() == Function.COUNT || figure.function() == Function.SUM)
                && figure.of()
                        .filter(of -> of instanceof Term.Attribute mark && RankRules.isJudged(mark))
                        .isEmpty()) {
            Term group = noun.groups().getFirst();
            Term.Figure pairs = pairs(figure, group);
            divisor(pairs, group)
                    .map(divisor -> new Term.Calculated(Term.Operator.DIVIDED, pairs, divisor))
                    .ifPresent(average -> joined.noun(
                            Frame.of(noun.core(), List.of(average), false).with(noun.where()), Cost.NOTHING));
        }
    }

    /** "films per actor": a film with three actors counts for each of them. */
    private Term.Figure pairs(Term.Figure figure, Term group) {
        boolean several = figure.function() == Function.COUNT
                && figure.of().isEmpty()
                && group instanceof Term.Whole(Occurrence each)
                && !joined.world().toOne(figure.rows().table(), each.table());
        return several && group instanceof Term.Whole(Occurrence each)
                ? joined.world()
                        .between(figure.rows().table(), each.table())
                        .map(Term.Figure::count)
                        .orElse(figure)
                : figure;
    }

    /** How many groups there are: rows of another table, or steps of time in which there was something. */
    private static Optional<Term> divisor(Term.Figure figure, Term group) {
        return switch (group) {
            case Term.Whole each when !each.of().equals(figure.rows()) -> Optional.of(Term.Figure.count(each.of()));
            case Term.StepOf step when !figure.distinct() -> Optional.of(different(step, figure));
            case Term.Attribute kind
            when !figure.distinct() && World.isText(kind) && kind.of().equals(figure.rows()) ->
                Optional.of(different(kind, figure));
            default -> Optional.empty();
        };
    }

    private static Term.Figure different(Term group, Term.Figure figure) {
        return new Term.Figure(Function.COUNT, Optional.of(group), figure.rows(), true, figure.only());
    }

    private static boolean fits(List<Function> functions, Term.Attribute attribute) {
        boolean number = World.isNumber(attribute);
        boolean ordered = number || World.isTime(attribute) || TimeRules.isYear(attribute);
        return functions.stream().allMatch(function -> switch (function) {
            case GREATEST, LEAST -> ordered;
            case COUNT -> true;
            case SUM, AVERAGE, MEDIAN, DEVIATION -> number;
        });
    }

    private static List<Term> figures(List<Function> functions, List<Term> attributes) {
        List<Term> figures = new ArrayList<>();
        for (Term attribute : attributes) {
            functions.forEach(function -> figures.add(Term.Figure.of(function, (Term.Attribute) attribute)));
        }
        return figures;
    }

    /** "the longest and the shortest": both ends of one column. */
    void both(Sense.Extreme one, Sense.Extreme other) {
        boolean ends = joined.glued(Glue.AND)
                && one.most() != other.most()
                && one.measured().isPresent()
                && one.measured().equals(other.measured());
        if (ends) {
            Term.Attribute column = one.measured().orElseThrow();
            List<Term> figures = List.of(end(one, column), end(other, column));
            joined.noun(Frame.of(column.of(), figures, true), Cost.NOTHING);
        }
    }

    private static Term end(Sense.Extreme extreme, Term.Attribute column) {
        return Term.Figure.of(extreme.most() ? Term.Function.GREATEST : Term.Function.LEAST, column);
    }

    /** "average and maximum". */
    void functions(List<Function> left, List<Function> right) {
        if (joined.glued(Glue.LISTING)) {
            joined.add(new Sense.Aggregating(Frame.joined(left, right)));
        } else if (left.equals(List.of(Function.SUM)) || left.equals(right)) {
            joined.add(new Sense.Aggregating(right), Joined.loose(0.1));
        }
    }
}
