package dash.databases.trino.parser;

import dash.statement.Expression;
import dash.statement.Grouping;
import dash.statement.Span;
import io.trino.sql.tree.GroupBy;
import io.trino.sql.tree.GroupingElement;
import io.trino.sql.tree.GroupingSets;
import io.trino.sql.tree.SimpleGroupBy;
import java.util.List;

/** Reads GROUP BY from the sets themselves, because Trino's list of children leaves out what stands in them. */
final class GroupingReader {

    private final TreeReader tree;

    GroupingReader(TreeReader tree) {
        this.tree = tree;
    }

    Grouping read(GroupBy grouping) {
        List<Grouping.Element> elements =
                grouping.getGroupingElements().stream().map(this::element).toList();
        return new Grouping(tree.spans().around(elements), grouping.isDistinct(), elements);
    }

    private Grouping.Element element(GroupingElement element) {
        return switch (element) {
            case SimpleGroupBy simple ->
                by(simple.getExpressions(), tree.spans().token(simple));
            case GroupingSets sets -> {
                List<Grouping.Element> inner = sets.getSets().stream()
                        .map(set -> by(set, tree.spans().token(sets)))
                        .toList();
                yield new Grouping.Sets(tree.spans().around(sets, inner), kind(sets), inner);
            }
            default -> throw tree.notUnderstood("GROUP BY AUTO", element);
        };
    }

    private static Grouping.Kind kind(GroupingSets sets) {
        return switch (sets.getType()) {
            case EXPLICIT -> Grouping.Kind.GROUPING_SETS;
            case ROLLUP -> Grouping.Kind.ROLLUP;
            case CUBE -> Grouping.Kind.CUBE;
        };
    }

    private Grouping.Element by(List<io.trino.sql.tree.Expression> set, Span place) {
        List<Expression> values = tree.expressions(set);
        if (values.isEmpty()) {
            return new Grouping.Sets(place, Grouping.Kind.EMPTY, List.of());
        }
        if (values.size() == 1) {
            return new Grouping.By(values.getFirst().span(), values.getFirst());
        }
        Span span = tree.spans().enclosed(tree.spans().around(values));
        return new Grouping.By(span, new Expression.Row(span, values));
    }
}
