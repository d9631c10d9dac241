package dash.builtin.repair;

import dash.learnings.rules.LiveTypes;
import dash.schema.resolved.Origin;
import dash.schema.resolved.Selection;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A column of text that is held equal to a number: the number belongs in quotes. Larger and smaller are left alone, because
 * as text 10 comes before 4, and a statement that runs and is wrong is worse than one that fails.
 */
final class QuoteNumber implements Repair {

    /** No such operator, a text that is no number, and what other engines call both. */
    private static final Set<String> STATES = Set.of("42883", "22P02", "42804", "22000", "22018", "42000");

    private static final Set<String> EQUALITIES = Set.of("=", "<>", "!=");

    @Override
    public Optional<Mending> mend(Broken broken) {
        List<Edit> edits = new ArrayList<>();
        List<String> columns = new ArrayList<>();
        if (STATES.contains(broken.error().sqlState())) {
            broken.selections()
                    .forEach(selection ->
                            selection.nodes().forEach(node -> collect(node, selection, broken, edits, columns)));
        }
        String named = String.join(", ", columns.stream().distinct().toList());
        return Mending.of(edits, "Numbers are compared as text, because that is what is stored: " + named + ".");
    }

    private static void collect(Node node, Selection selection, Broken broken, List<Edit> edits, List<String> columns) {
        List<Expression> sides = sides(node);
        Optional<Origin> text =
                sides.stream().flatMap(side -> text(selection, side).stream()).findFirst();
        text.ifPresent(origin -> sides.forEach(side -> {
            if (side instanceof Expression.Literal literal && isNumber(literal)) {
                edits.add(new Edit(literal.span(), broken.dialect().text(literal.value())));
                columns.add(origin.source().shown() + "." + origin.column());
            }
        }));
    }

    private static List<Expression> sides(Node node) {
        return switch (node) {
            case Expression.Operation operation
            when EQUALITIES.contains(operation.operator().symbol())
                    && operation.left().isPresent() -> List.of(operation.left().orElseThrow(), operation.right());
            case Expression.DistinctFrom distinct -> List.of(distinct.left(), distinct.right());
            case Expression.InList list -> {
                List<Expression> sides = new ArrayList<>(list.list());
                sides.addFirst(list.value());
                yield sides;
            }
            default -> List.of();
        };
    }

    private static Optional<Origin> text(Selection selection, Expression side) {
        return side instanceof Expression.Column column
                ? selection
                        .base(column)
                        .filter(origin -> origin.live()
                                .filter(live -> LiveTypes.isText(live.type()))
                                .isPresent())
                : Optional.empty();
    }

    private static boolean isNumber(Expression.Literal literal) {
        return switch (literal.kind()) {
            case INTEGER, DECIMAL -> true;
            case STRING, NULL, BOOLEAN, BITS -> false;
        };
    }
}
