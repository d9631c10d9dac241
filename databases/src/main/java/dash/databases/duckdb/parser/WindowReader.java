package dash.databases.duckdb.parser;

import dash.statement.Expression;
import dash.statement.Frame;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads windows, their frames, and the items of every ORDER BY. Named windows arrive spelt out. */
final class WindowReader {

    private static final Set<String> FRAMES = Set.of("ROWS", "RANGE", "GROUPS");

    private final TreeReader tree;

    WindowReader(TreeReader tree) {
        this.tree = tree;
    }

    Over over(Fields fields) {
        List<Expression> partitionBy = tree.expressions(fields.list("partitions"));
        List<OrderItem> orderBy = orderItems(fields.list("orders"));
        Optional<Frame> frame = frame(fields);
        return new Over.Specification(fields.own(), Optional.empty(), partitionBy, orderBy, frame);
    }

    List<OrderItem> orderItems(List<JsonNode> nodes) {
        return nodes.stream().map(this::orderItem).toList();
    }

    OrderItem orderItem(JsonNode node) {
        Fields fields = tree.fields(node);
        Expression value = tree.expression(fields.required("expression"));
        OrderItem.Direction direction = switch (fields.kind()) {
            case "ORDER_DEFAULT" -> OrderItem.Direction.UNSAID;
            case "ASCENDING" -> OrderItem.Direction.ASCENDING;
            case "DESCENDING" -> OrderItem.Direction.DESCENDING;
            default -> throw fields.notUnderstood("a sort direction of an unknown kind");
        };
        OrderItem.Nulls nulls = switch (fields.text("null_order")) {
            case "ORDER_DEFAULT", "" -> OrderItem.Nulls.UNSAID;
            case "NULLS FIRST" -> OrderItem.Nulls.FIRST;
            case "NULLS LAST" -> OrderItem.Nulls.LAST;
            default -> throw fields.notUnderstood("an order of nulls of an unknown kind");
        };
        fields.done();
        return new OrderItem(value.span(), value, direction, nulls, Optional.empty());
    }

    /** The engine fills in a frame where none is written; only one that differs, or is written, is told. */
    private Optional<Frame> frame(Fields fields) {
        String start = fields.text("start");
        String end = fields.text("end");
        Optional<Expression> startOffset = tree.expression(fields.node("start_expr"));
        Optional<Expression> endOffset = tree.expression(fields.node("end_expr"));
        Frame.Exclusion exclusion = switch (fields.text("exclude_clause")) {
            case "NO_OTHER", "" -> Frame.Exclusion.UNSAID;
            case "CURRENT_ROW" -> Frame.Exclusion.CURRENT_ROW;
            case "GROUP" -> Frame.Exclusion.GROUP;
            case "TIES" -> Frame.Exclusion.TIES;
            default -> throw fields.notUnderstood("an EXCLUDE of an unknown kind");
        };
        boolean usual = start.equals("UNBOUNDED_PRECEDING")
                && end.equals("CURRENT_ROW_RANGE")
                && exclusion == Frame.Exclusion.UNSAID;
        if (usual) {
            return Optional.empty();
        }
        Span span = fields.own();
        Frame.Bound first = new Frame.Bound(span, kind(fields, start), startOffset);
        Frame.Bound last = new Frame.Bound(span, kind(fields, end), endOffset);
        return Optional.of(new Frame(span, unit(start, end), first, Optional.of(last), exclusion));
    }

    private static Frame.Kind kind(Fields fields, String bound) {
        return switch (bound) {
            case "UNBOUNDED_PRECEDING" -> Frame.Kind.UNBOUNDED_PRECEDING;
            case "UNBOUNDED_FOLLOWING" -> Frame.Kind.UNBOUNDED_FOLLOWING;
            case "CURRENT_ROW_ROWS", "CURRENT_ROW_RANGE", "CURRENT_ROW_GROUPS" -> Frame.Kind.CURRENT_ROW;
            case "EXPR_PRECEDING_ROWS", "EXPR_PRECEDING_RANGE", "EXPR_PRECEDING_GROUPS" -> Frame.Kind.PRECEDING;
            case "EXPR_FOLLOWING_ROWS", "EXPR_FOLLOWING_RANGE", "EXPR_FOLLOWING_GROUPS" -> Frame.Kind.FOLLOWING;
            default -> throw fields.notUnderstood("a window frame with an unknown end");
        };
    }

    private static Frame.Unit unit(String start, String end) {
        return FRAMES.stream()
                .filter(unit -> start.endsWith("_" + unit) || end.endsWith("_" + unit))
                .findFirst()
                .map(Frame.Unit::valueOf)
                .orElse(Frame.Unit.ROWS);
    }
}
