package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One figure less another, or so many times another: "how many more women than men", "difference between A and B". */
final class ContrastRules {

    private static final double ADDED = 0.15;

    private final Joined joined;

    ContrastRules(Joined joined) {
        this.joined = joined;
    }

    void begin(Sense.Cue cue, Frame noun) {
        if (noun.isRanked() || noun.open() != 0 || !noun.having().isEmpty()) {
            return;
        }
        boolean figure = noun.isRows() || (noun.isFigures() && noun.heads().size() == 1);
        boolean counts = switch (cue) {
            case HOW_MANY_MORE, HOW_MANY_FEWER -> noun.isRows();
            case HOW_MUCH_MORE, HOW_MUCH_LESS -> !noun.isRows();
            default -> true;
        };
        if (figure && counts && noun.groups().isEmpty()) {
            joined.add(new Sense.Contrast(noun, cue));
        }
        if (noun.onlyAttribute().isPresent() && noun.groups().isEmpty()) {
            added(cue, noun);
        }
        if (cue == Sense.Cue.DIFFERENCE) {
            ends(noun);
        }
    }

    /** "how much more payment amount in 2023", "difference in payment amount": a column that adds up, of two times. */
    private void added(Sense.Cue cue, Frame noun) {
        Optional<Term.Figure> figure = Changes.figure(noun);
        boolean average = figure.filter(found -> found.function() == Term.Function.AVERAGE)
                .isPresent();
        boolean timed = Changes.time(noun.where()).isPresent();
        boolean later = cue == Sense.Cue.DIFFERENCE_IN && !average;
        boolean fits = cue != Sense.Cue.HOW_MANY_MORE && cue != Sense.Cue.HOW_MANY_FEWER && (later || average || timed);
        figure.filter(found -> fits)
                .ifPresent(found -> joined.add(
                        new Sense.Contrast(later ? noun : noun.withHeads(List.of(found)), cue), Joined.implied(ADDED)));
    }

    /** "the highest and the lowest fee", "the average price of electric and cargo bikes": both stand in one noun. */
    private void ends(Frame noun) {
        if (noun.isFigures() && noun.heads().size() == 2 && ofSameRows(noun.heads())) {
            joined.noun(
                    noun.withHeads(List.of(new Term.Calculated(
                                    Term.Operator.MINUS,
                                    noun.heads().getFirst(),
                                    noun.heads().getLast())))
                            .notEach(),
                    Cost.NOTHING);
        }
        if (noun.isFigures() && noun.heads().size() == 1) {
            parted(noun.where())
                    .ifPresent(pair -> told(
                            new Sense.Contrast(noun, Sense.Cue.DIFFERENCE),
                            noun.withWhere(pair.common()),
                            figure(noun, List.of(pair.first())).stream(),
                            figure(noun, List.of(pair.second())).stream()));
        }
    }

    /** Figures of rows of two kinds are joined to each other when they stand in one noun, and would count only those that meet. */
    private static boolean ofSameRows(List<Term> figures) {
        return figures.getFirst() instanceof Term.Figure one
                && figures.getLast() instanceof Term.Figure other
                && one.rows().equals(other.rows());
    }

    /** The rows of two values of one column, where there are two and no more. */
    private static Optional<Sense.Pair> parted(List<Condition> where) {
        List<Condition> common = new ArrayList<>(where);
        for (Condition condition : where) {
            if (condition instanceof Condition.Among(Term column, var values) && values.size() == 2) {
                common.remove(condition);
                return Optional.of(new Sense.Pair(
                        new Condition.Compared(column, Condition.Comparison.EQUAL, values.getFirst()),
                        new Condition.Compared(column, Condition.Comparison.EQUAL, values.getLast()),
                        common));
            }
        }
        return Optional.empty();
    }

    /** "between electric and cargo bikes". */
    void pair(List<Condition> where, Frame noun) {
        if (noun.isRows() && !noun.isRanked() && noun.open() == 0) {
            parted(where).ifPresent(joined::add);
        }
    }

    void pair(Sense.Restriction said) {
        if (!said.negated()) {
            parted(said.conditions()).ifPresent(joined::add);
        }
    }

    /** What a figure is compared between, or what exceeds what. */
    private boolean between(Sense.Contrast contrast, Sense right) {
        Frame first = contrast.first();
        if (contrast.cue() == Sense.Cue.DIFFERENCE_IN) {
            if (right instanceof Sense.Pair pair) {
                told(
                        contrast,
                        first.with(pair.common()),
                        figure(first, List.of(pair.first())).stream(),
                        figure(first, List.of(pair.second())).stream());
            } else if (right instanceof Sense.FromTo) {
                Changes.figure(first)
                        .map(figure -> first.withHeads(List.of(figure)))
                        .ifPresent(of -> new ChangeRules(joined)
                                .with(new Sense.Changing(of, Changes.Kind.NUMBER, Optional.empty()), right));
            }
            return true;
        }
        if (contrast.cue() == Sense.Cue.BY_HOW_MUCH) {
            if (right instanceof Sense.Word(Sense.Cue cue)
                    && (cue == Sense.Cue.EXCEED || cue == Sense.Cue.FALL_SHORT)) {
                joined.add(new Sense.Contrast(first, cue));
            }
            return true;
        }
        return false;
    }

    private boolean held(Sense.Cue cue) {
        return switch (cue) {
            case DIFFERENCE -> joined.glued(Glue.AND | Glue.TO);
            case EXCEED, FALL_SHORT -> !joined.glued(Glue.LISTING);
            default -> joined.glued(Glue.THAN);
        };
    }

    void with(Sense.Contrast contrast, Sense right) {
        if (joined.glued(Glue.BREAK) || between(contrast, right) || !held(contrast.cue())) {
            return;
        }
        Frame first = contrast.first();
        switch (right) {
            case Sense.Noun(Frame second) -> noun(contrast, second);
            case Sense.Restriction said -> {
                if (!said.negated()) {
                    same(contrast, said.conditions());
                }
            }
            case Sense.Time(var period) ->
                first.where().stream()
                        .filter(condition -> condition instanceof Condition.Within)
                        .map(condition -> ((Condition.Within) condition).date())
                        .filter(Term.Attribute.class::isInstance)
                        .findFirst()
                        .ifPresent(date -> same(contrast, List.of(TimeRules.condition((Term.Attribute) date, period))));
            default -> {}
        }
    }

    private void noun(Sense.Contrast contrast, Frame second) {
        Frame first = contrast.first();
        boolean plain =
                !second.isRanked() && second.open() == 0 && second.groups().isEmpty();
        if (second.isRows() && plain) {
            boolean reached = second.core().equals(Joined.anchor(first))
                    || joined.world()
                            .toOne(Joined.anchor(first).table(), second.core().table());
            if (reached && !second.where().isEmpty()) {
                same(contrast, second.where());
            }
        } else if (second.isFigures() && second.heads().size() == 1 && plain) {
            Optional<Term> one = figure(first, first.where());
            Optional<Term> other = figure(second, second.where());
            boolean apart =
                    !first.where().equals(second.where()) || !first.heads().equals(second.heads());
            if (one.isEmpty() || other.isEmpty() || !apart) {
                return;
            }
            boolean same = Joined.anchor(first).equals(Joined.anchor(second));
            Term less = same ? other.get() : new Term.Single(Finish.single(second));
            told(contrast, first.withWhere(List.of()), one.get(), less);
        }
    }

    /** The same figure over other rows: what only one of the two speaks of holds for both. */
    private void same(Sense.Contrast contrast, List<Condition> those) {
        Frame first = contrast.first();
        List<Condition> own = alike(first.where(), those);
        List<Condition> others = alike(those, first.where());
        List<Condition> common = new ArrayList<>(first.where());
        common.addAll(those);
        common.removeAll(own);
        common.removeAll(others);
        Optional<Term> one = figure(first, own);
        Optional<Term> other = figure(first, others);
        if (one.isPresent() && other.isPresent() && !own.isEmpty() && !one.equals(other)) {
            told(contrast, first.withWhere(common), one.get(), other.get());
        }
    }

    private static List<Condition> alike(List<Condition> these, List<Condition> those) {
        return these.stream()
                .filter(condition -> those.stream().anyMatch(other -> alike(condition, other)))
                .toList();
    }

    /** Whether both speak of the same column. */
    private static boolean alike(Condition one, Condition other) {
        Optional<Term> left = about(one);
        return left.isPresent() && left.equals(about(other));
    }

    private static Optional<Term> about(Condition condition) {
        return switch (condition) {
            case Condition.Compared(Term left, var comparison, var right) -> Optional.of(left);
            case Condition.Among(Term term, var values) -> Optional.of(term);
            case Condition.Holds(Term term, var truth) -> Optional.of(term);
            case Condition.Within(Term date, var period, var years) -> Optional.of(date);
            case Condition.Not(Condition inner) -> about(inner);
            default -> Optional.empty();
        };
    }

    private static Optional<Term> figure(Frame frame, List<Condition> only) {
        return switch (frame.heads().getFirst()) {
            case Term.Whole(Occurrence rows) ->
                Optional.of(new Term.Figure(Term.Function.COUNT, Optional.empty(), rows, false, only));
            case Term.Figure figure ->
                Optional.of(new Term.Figure(
                        figure.function(),
                        figure.of(),
                        figure.rows(),
                        figure.distinct(),
                        Frame.union(figure.only(), only)));
            default -> Optional.empty();
        };
    }

    private void told(Sense.Contrast contrast, Frame rows, Stream<Term> one, Stream<Term> other) {
        List<Term> others = other.toList();
        one.forEach(left -> others.forEach(right -> told(contrast, rows, left, right)));
    }

    private void told(Sense.Contrast contrast, Frame rows, Term one, Term other) {
        Term term = switch (contrast.cue()) {
            case HOW_MANY_TIMES -> new Term.Calculated(Term.Operator.DIVIDED, one, other);
            case HOW_MUCH_LESS, HOW_MANY_FEWER, FALL_SHORT -> new Term.Calculated(Term.Operator.MINUS, other, one);
            default -> new Term.Calculated(Term.Operator.MINUS, one, other);
        };
        joined.noun(rows.withHeads(List.of(term)).notEach(), Cost.NOTHING);
    }
}
