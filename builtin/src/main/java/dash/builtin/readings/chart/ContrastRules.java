package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One figure less another, or so many times another: "how many more women than men", "difference between A and B". */
final class ContrastRules {

    private final Joined joined;

    ContrastRules(Joined joined) {
        this.joined = joined;
    }

    void begin(Sense.Cue cue, Frame noun) {
        boolean figure = noun.isRows() || (noun.isFigures() && noun.heads().size() == 1);
        boolean counts = cue != Sense.Cue.HOW_MANY_MORE || noun.isRows();
        if (figure
                && counts
                && !noun.isRanked()
                && noun.open() == 0
                && noun.groups().isEmpty()) {
            joined.add(new Sense.Contrast(noun, cue));
        }
    }

    void with(Sense.Contrast contrast, Sense right) {
        int between = contrast.cue() == Sense.Cue.DIFFERENCE ? Glue.AND | Glue.TO : Glue.THAN;
        if (!joined.glued(between) || joined.glued(Glue.BREAK)) {
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
            if (one.isPresent()
                    && other.isPresent()
                    && apart
                    && Joined.anchor(first).equals(Joined.anchor(second))) {
                told(contrast, first.withWhere(List.of()), one.get(), other.get());
            }
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

    private void told(Sense.Contrast contrast, Frame rows, Term one, Term other) {
        Term.Operator operator =
                contrast.cue() == Sense.Cue.HOW_MANY_TIMES ? Term.Operator.DIVIDED : Term.Operator.MINUS;
        joined.noun(
                rows.withHeads(List.of(new Term.Calculated(operator, one, other)))
                        .notEach(),
                Cost.NOTHING);
    }
}
