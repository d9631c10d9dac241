package dash.databases.trino.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.Expression;
import dash.statement.Frame;
import dash.statement.Node;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.Query;
import dash.statement.Span;
import io.trino.sql.tree.FrameBound;
import io.trino.sql.tree.OrderBy;
import io.trino.sql.tree.SortItem;
import io.trino.sql.tree.Window;
import io.trino.sql.tree.WindowDefinition;
import io.trino.sql.tree.WindowFrame;
import io.trino.sql.tree.WindowReference;
import io.trino.sql.tree.WindowSpecification;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads windows, their frames, and the items of every ORDER BY. */
final class WindowReader {

    private final TreeReader tree;

    WindowReader(TreeReader tree) {
        this.tree = tree;
    }

    Query.NamedWindow named(WindowDefinition definition) {
        Over.Specification specification = specification(definition.getWindow());
        Span span = tree.spans().token(definition).hull(tree.spans().enclosed(specification.span()));
        return new Query.NamedWindow(tree.spans().closed(span), TreeReader.name(definition.getName()), specification);
    }

    Over over(Window window) {
        return switch (window) {
            case WindowReference reference ->
                new Over.Named(tree.spans().token(reference), TreeReader.name(reference.getName()));
            case WindowSpecification specification -> specification(specification);
            default ->
                throw new NotUnderstoodException(
                        "a window of an unknown kind", tree.spans().whole());
        };
    }

    private Over.Specification specification(WindowSpecification window) {
        List<Expression> partitionBy = tree.expressions(window.getPartitionBy());
        List<OrderItem> orderBy = window.getOrderBy().map(this::orderItems).orElse(List.of());
        Optional<Frame> frame = window.getFrame().map(this::frame);
        List<Node> parts = new ArrayList<>(partitionBy);
        parts.addAll(orderBy);
        frame.ifPresent(parts::add);
        Span span = tree.spans().around(window, parts);
        return new Over.Specification(
                tree.spans().enclosed(span),
                window.getExistingWindowName().map(TreeReader::name),
                partitionBy,
                orderBy,
                frame);
    }

    private Frame frame(WindowFrame frame) {
        boolean pattern = frame.getPattern().isPresent()
                || !frame.getMeasures().isEmpty()
                || frame.getAfterMatchSkipTo().isPresent()
                || frame.getPatternSearchMode().isPresent()
                || !frame.getSubsets().isEmpty()
                || !frame.getVariableDefinitions().isEmpty();
        if (pattern) {
            throw tree.notUnderstood("a pattern in a window", frame);
        }
        Frame.Bound start = bound(frame.getStart());
        Optional<Frame.Bound> end = frame.getEnd().map(this::bound);
        Frame.Unit unit = switch (frame.getType()) {
            case ROWS -> Frame.Unit.ROWS;
            case RANGE -> Frame.Unit.RANGE;
            case GROUPS -> Frame.Unit.GROUPS;
        };
        Span span = tree.spans().token(frame).hull(start.span());
        span = end.map(Frame.Bound::span).map(span::hull).orElse(span);
        return new Frame(span, unit, start, end, Frame.Exclusion.UNSAID);
    }

    private Frame.Bound bound(FrameBound bound) {
        Optional<Expression> offset = bound.getValue().map(tree::expression);
        Span span = tree.spans().token(bound);
        span = tree.spans()
                .withNext(offset.map(Expression::span).map(span::hull).orElse(span));
        return new Frame.Bound(
                span,
                switch (bound.getType()) {
                    case UNBOUNDED_PRECEDING -> Frame.Kind.UNBOUNDED_PRECEDING;
                    case PRECEDING -> Frame.Kind.PRECEDING;
                    case CURRENT_ROW -> Frame.Kind.CURRENT_ROW;
                    case FOLLOWING -> Frame.Kind.FOLLOWING;
                    case UNBOUNDED_FOLLOWING -> Frame.Kind.UNBOUNDED_FOLLOWING;
                },
                offset);
    }

    List<OrderItem> orderItems(OrderBy orderBy) {
        return orderBy.getSortItems().stream().map(this::orderItem).toList();
    }

    /** Trino's tree fills in ASC where nothing was written, so the words are looked up in the text. */
    private OrderItem orderItem(SortItem item) {
        Expression value = tree.expression(item.getSortKey());
        Span span = value.span();
        OrderItem.Nulls nulls = switch (item.getNullOrdering()) {
            case FIRST -> OrderItem.Nulls.FIRST;
            case LAST -> OrderItem.Nulls.LAST;
            case UNDEFINED -> OrderItem.Nulls.UNSAID;
        };
        OrderItem.Direction direction = item.getOrdering() == SortItem.Ordering.DESCENDING
                ? OrderItem.Direction.DESCENDING
                : OrderItem.Direction.UNSAID;
        return new OrderItem(span, value, direction, nulls, Optional.empty());
    }
}
