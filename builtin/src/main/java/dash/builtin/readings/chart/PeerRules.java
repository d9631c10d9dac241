package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.List;
import java.util.Optional;

/** Comparisons with others of the same kind: products above the average price of their category. */
final class PeerRules {

    private static final int BELONGING = Glue.OF | Glue.FOR | Glue.IN;

    private final Joined joined;

    PeerRules(Joined joined) {
        this.joined = joined;
    }

    /** "above average" and then "of their category". */
    void typical(Sense.Typical usual, Frame kind) {
        if (joined.glued(Glue.OWN) && joined.glued(BELONGING) && kind.isBare()) {
            joined.add(new Sense.Peers(usual.comparison(), usual.function(), kind));
        }
    }

    /** "above" and then "their category's average". */
    void averageOf(Frame kind, List<Term.Function> functions) {
        boolean fits = joined.left().has(Glue.OWN)
                && kind.isBare()
                && (functions.equals(List.of(Term.Function.AVERAGE))
                        || functions.equals(List.of(Term.Function.MEDIAN)));
        if (fits) {
            joined.add(new Sense.Peers(Comparison.EQUAL, functions.getFirst(), kind));
        }
    }

    /** "the average" and then "of their category". */
    void averageOver(List<Term.Function> functions, Frame kind) {
        boolean sort = kind.isRows()
                || kind.onlyAttribute()
                        .filter(column -> !World.isNumber(column))
                        .isPresent();
        boolean fits = joined.glued(Glue.OWN)
                && kind.isBare()
                && sort
                && (functions.equals(List.of(Term.Function.AVERAGE))
                        || functions.equals(List.of(Term.Function.MEDIAN)));
        if (fits) {
            joined.add(new Sense.Peers(Comparison.EQUAL, functions.getFirst(), kind));
        }
    }

    /** "the average price" and then "of their category". */
    void figureOf(Frame figures, Frame kind) {
        if (joined.glued(Glue.OWN)
                && joined.glued(BELONGING)
                && kind.isBare()
                && figures.isBare()
                && figures.heads().size() == 1
                && figures.heads().getFirst() instanceof Term.Figure figure
                && figure.of().orElse(null) instanceof Term.Attribute of
                && (figure.function() == Term.Function.AVERAGE || figure.function() == Term.Function.MEDIAN)) {
            kind(of.of(), kind)
                    .ifPresent(alike -> joined.noun(
                            Frame.of(of.of(), List.of(new Term.OfItsKind(figure.function(), of, alike)), false)
                                    .ofRows(),
                            Cost.NOTHING));
        }
    }

    /** "more than" and then "their category's average". */
    void compared(Comparison comparison, Sense.Peers peers) {
        joined.add(new Sense.Peers(comparison, peers.function(), peers.kind()), Cost.NOTHING.plus(Feature.NESTED, 1));
    }

    /** "price" and then "above the average of their category". */
    void measured(Frame noun, Sense.Peers peers) {
        if (peers.comparison() == Comparison.EQUAL) {
            return;
        }
        noun.onlyAttribute()
                .filter(World::isNumber)
                .ifPresent(attribute -> kind(attribute.of(), peers.kind())
                        .ifPresent(alike -> joined.add(new Sense.Restriction(
                                Frame.union(
                                        noun.where(),
                                        List.of(new Condition.Compared(
                                                attribute,
                                                peers.comparison(),
                                                new Term.OfItsKind(peers.function(), attribute, alike)))),
                                Optional.empty(),
                                false))));
    }

    void measuring(Sense.Measuring left, Sense.Peers peers) {
        kind(left.attribute().of(), peers.kind())
                .ifPresent(alike -> joined.add(Sense.Restriction.of(new Condition.Compared(
                        left.attribute(),
                        left.comparison(),
                        new Term.OfItsKind(peers.function(), left.attribute(), alike)))));
    }

    /** The columns in which rows of one kind agree: the one that leads there, or the one that is named. */
    static Optional<List<String>> kind(Occurrence rows, Frame kind) {
        Optional<Term.Attribute> own =
                kind.onlyAttribute().filter(attribute -> attribute.of().equals(rows));
        if (own.isPresent()) {
            return own.map(attribute -> List.of(attribute.column()));
        }
        return kind.isRows()
                ? rows.table().foreignKeys().stream()
                        .filter(key -> key.target().equals(kind.core().table().name()))
                        .map(key -> key.columns())
                        .findFirst()
                : Optional.empty();
    }
}
