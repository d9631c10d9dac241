package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.links.names.Target;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Figures that only the sentence tells that says what to show: "Which riders paid by card? Return the name and the number of
 * payments". They are over rows that the question speaks of, or that belong to what it asks for.
 */
final class NewFigures {

    private static final Set<String> COUNTING = Set.of("number", "count", "counts");
    private static final Set<String> FILLING = Set.of("of", "different", "distinct", "unique", "total");
    private static final double CLOSE = 0.3;

    private final SchemaNames names;
    private final World world;

    NewFigures(SchemaNames names, World world) {
        this.names = names;
        this.world = world;
    }

    Optional<Term> of(List<String> words, Frame frame) {
        boolean counts = words.stream().anyMatch(COUNTING::contains);
        List<Term.Function> functions = words.stream()
                .flatMap(word -> FigureWords.function(word).stream())
                .toList();
        List<String> naming = words.stream()
                .filter(word -> !COUNTING.contains(word) && !FILLING.contains(word))
                .filter(word -> FigureWords.function(word).isEmpty())
                .toList();
        if (naming.isEmpty() || functions.isEmpty() || !frame.within().isEmpty()) {
            return Optional.empty();
        }
        return names.named(String.join(" ", naming)).stream()
                .filter(link -> link.cost() < CLOSE)
                .flatMap(link -> figure(link, counts, functions.getLast(), frame).stream())
                .findFirst();
    }

    private Optional<Term> figure(NameLink link, boolean counts, Term.Function function, Frame frame) {
        Occurrence rows = rows(link.target().table().name().name(), frame)
                .orElse(Occurrence.of(link.target().table()));
        if (!many(rows, frame)) {
            return Optional.empty();
        }
        return switch (link.target()) {
            case Target.OfTable table -> counts ? Optional.of(Term.Figure.count(rows)) : Optional.empty();
            case Target.OfColumn(var table, var column) -> {
                Term.Attribute attribute = new Term.Attribute(rows, column.name());
                yield !counts && World.isNumber(attribute)
                        ? Optional.of(Term.Figure.of(function, attribute))
                        : Optional.empty();
            }
            case Target.OfColumns columns -> Optional.empty();
        };
    }

    /** Rows that the question speaks of already. */
    private static Optional<Occurrence> rows(String table, Frame frame) {
        return spoken(frame).stream()
                .filter(rows -> rows.table().name().name().equals(table))
                .findFirst();
    }

    static List<Occurrence> spoken(Frame frame) {
        List<Occurrence> spoken = new ArrayList<>();
        frame.heads().forEach(head -> Mentions.of(head, spoken));
        frame.ordering().forEach(order -> Mentions.of(order.term(), spoken));
        for (Condition condition : frame.where()) {
            if (condition instanceof Condition.Related related
                    && !(related.quantity() instanceof Condition.Quantity.None)) {
                spoken.add(related.other());
            }
        }
        return spoken;
    }

    /** Whether several of these rows may belong to what each row of the result is about. */
    private boolean many(Occurrence rows, Frame frame) {
        if (frame.groups().isEmpty()) {
            boolean related = frame.where().stream()
                    .anyMatch(condition -> condition instanceof Condition.Related some
                            && some.other().equals(rows)
                            && some.anchor().equals(frame.core()));
            return !frame.hasFigure() && !rows.equals(frame.core()) && (related || belongs(rows, frame.core()));
        }
        if (frame.hasFigure() || frame.isRanked()) {
            return rows.equals(Joined.anchor(frame)) || spoken(frame).contains(rows);
        }
        return belongs(rows, frame.core());
    }

    private boolean belongs(Occurrence rows, Occurrence one) {
        return world.toOne(rows.table(), one.table()) && !world.toOne(one.table(), rows.table());
    }
}
