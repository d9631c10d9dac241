package dash.databases.postgresql.parser;

import dash.statement.Expression;
import dash.statement.Frame;
import dash.statement.Node;
import dash.statement.OperatorName;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.Query;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Reads windows, their frames, and the items of every ORDER BY. */
final class WindowReader {

    private static final int WRITTEN = 0x1;
    private static final int RANGE = 0x2;
    private static final int ROWS = 0x4;
    private static final int GROUPS = 0x8;
    private static final int BETWEEN = 0x10;
    private static final int EXCLUDE_CURRENT_ROW = 0x8000;
    private static final int EXCLUDE_GROUP = 0x10000;
    private static final int EXCLUDE_TIES = 0x20000;
    private static final int KNOWN = 0x3FFFF;

    private final TreeReader tree;

    WindowReader(TreeReader tree) {
        this.tree = tree;
    }

    Query.NamedWindow named(JsonNode node) {
        Fields fields = tree.fields(node);
        String name = fields.text("name");
        Over.Specification specification = specification(fields);
        return new Query.NamedWindow(specification.span(), name, specification);
    }

    /** OVER name has a name and nothing else; OVER (…) never has one. */
    Over over(JsonNode node) {
        Fields fields = tree.fields("WindowDef", node);
        Optional<String> name = fields.optionalText("name");
        Over.Specification specification = specification(fields);
        if (name.isEmpty()) {
            return specification;
        }
        if (!specification.children().isEmpty() || specification.base().isPresent()) {
            throw fields.notUnderstood("a window that is both named and described");
        }
        return new Over.Named(specification.span(), name.get());
    }

    private Over.Specification specification(Fields fields) {
        List<Expression> partitionBy = tree.expressions(fields.list("partitionClause"));
        List<OrderItem> orderBy =
                fields.list("orderClause").stream().map(this::orderItem).toList();
        Optional<Frame> frame = frame(fields);
        List<Node> parts = new ArrayList<>(partitionBy);
        parts.addAll(orderBy);
        Span span = tree.spans().around(fields.location(), parts);
        Over.Specification specification =
                new Over.Specification(span, fields.optionalText("refname"), partitionBy, orderBy, frame);
        fields.done();
        return specification;
    }

    private Optional<Frame> frame(Fields fields) {
        int options = fields.number("frameOptions");
        Optional<Expression> startOffset = tree.expression(fields.node("startOffset"));
        Optional<Expression> endOffset = tree.expression(fields.node("endOffset"));
        if ((options & ~KNOWN) != 0) {
            throw fields.notUnderstood("a window frame of an unknown kind");
        }
        if ((options & WRITTEN) == 0) {
            return Optional.empty();
        }
        Span span = tree.spans().token(fields.location());
        Frame.Bound start = new Frame.Bound(span, bound(fields, options >> 5), startOffset);
        Optional<Frame.Bound> end = (options & BETWEEN) == 0 && endOffset.isEmpty()
                ? Optional.empty()
                : Optional.of(new Frame.Bound(span, bound(fields, options >> 6), endOffset));
        return Optional.of(new Frame(span, unit(options), start, end, exclusion(options)));
    }

    /** Starts and ends alternate bit by bit, so both read the same once shifted. */
    private static Frame.Kind bound(Fields fields, int bits) {
        return switch (bits & 0x155) {
            case 0x1 -> Frame.Kind.UNBOUNDED_PRECEDING;
            case 0x4 -> Frame.Kind.UNBOUNDED_FOLLOWING;
            case 0x10 -> Frame.Kind.CURRENT_ROW;
            case 0x40 -> Frame.Kind.PRECEDING;
            case 0x100 -> Frame.Kind.FOLLOWING;
            default -> throw fields.notUnderstood("a window frame with an unknown end");
        };
    }

    private static Frame.Unit unit(int options) {
        return switch (options & (RANGE | ROWS | GROUPS)) {
            case ROWS -> Frame.Unit.ROWS;
            case GROUPS -> Frame.Unit.GROUPS;
            default -> Frame.Unit.RANGE;
        };
    }

    private static Frame.Exclusion exclusion(int options) {
        return switch (options & (EXCLUDE_CURRENT_ROW | EXCLUDE_GROUP | EXCLUDE_TIES)) {
            case EXCLUDE_CURRENT_ROW -> Frame.Exclusion.CURRENT_ROW;
            case EXCLUDE_GROUP -> Frame.Exclusion.GROUP;
            case EXCLUDE_TIES -> Frame.Exclusion.TIES;
            default -> Frame.Exclusion.UNSAID;
        };
    }

    OrderItem orderItem(JsonNode node) {
        Fields fields = tree.fields(node);
        Expression value = tree.expression(fields.required("node"));
        OrderItem.Direction direction = switch (fields.text("sortby_dir")) {
            case "SORTBY_DEFAULT" -> OrderItem.Direction.UNSAID;
            case "SORTBY_ASC" -> OrderItem.Direction.ASCENDING;
            case "SORTBY_DESC" -> OrderItem.Direction.DESCENDING;
            case "SORTBY_USING" -> OrderItem.Direction.USING;
            default -> throw fields.notUnderstood("a sort direction of an unknown kind");
        };
        OrderItem.Nulls nulls = switch (fields.text("sortby_nulls")) {
            case "SORTBY_NULLS_DEFAULT" -> OrderItem.Nulls.UNSAID;
            case "SORTBY_NULLS_FIRST" -> OrderItem.Nulls.FIRST;
            case "SORTBY_NULLS_LAST" -> OrderItem.Nulls.LAST;
            default -> throw fields.notUnderstood("an order of nulls of an unknown kind");
        };
        Optional<OperatorName> using =
                direction == OrderItem.Direction.USING ? Optional.of(tree.operator(fields, "useOp")) : Optional.empty();
        fields.ignore("location");
        fields.done();
        return new OrderItem(value.span(), value, direction, nulls, using);
    }
}
