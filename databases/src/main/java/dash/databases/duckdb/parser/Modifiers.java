package dash.databases.duckdb.parser;

import dash.statement.Expression;
import dash.statement.OrderItem;
import dash.statement.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What the engine hangs onto a query: DISTINCT, ORDER BY, LIMIT and OFFSET. */
record Modifiers(
        Optional<Query.Distinct> distinct,
        List<JsonNode> orders,
        Optional<Expression> limit,
        Optional<Expression> offset) {

    static Modifiers read(TreeReader tree, List<JsonNode> nodes) {
        Optional<Query.Distinct> distinct = Optional.empty();
        List<JsonNode> orders = new ArrayList<>();
        Optional<Expression> limit = Optional.empty();
        Optional<Expression> offset = Optional.empty();
        for (JsonNode node : nodes) {
            Fields fields = tree.fields(node);
            switch (fields.kind()) {
                case "DISTINCT_MODIFIER" -> distinct = Optional.of(distinct(tree, fields));
                case "ORDER_MODIFIER" -> orders.addAll(fields.list("orders"));
                case "LIMIT_MODIFIER" -> {
                    limit = limit(tree, fields);
                    offset = tree.expression(fields.node("offset"));
                }
                default -> throw fields.notUnderstood(fields.kind());
            }
            fields.done();
        }
        return new Modifiers(distinct, orders, limit, offset);
    }

    private static Query.Distinct distinct(TreeReader tree, Fields fields) {
        List<Expression> on = tree.expressions(fields.list("distinct_on_targets"));
        return new Query.Distinct(tree.spans().enclosed(tree.spans().around(Spans.NOWHERE, on)), on);
    }

    /** LIMIT 10% keeps a share: no number of rows. */
    private static Optional<Expression> limit(TreeReader tree, Fields fields) {
        Optional<Expression> limit = tree.expression(fields.node("limit"));
        return switch (fields.text("limit_type")) {
            case "ROW_COUNT" -> limit;
            case "PERCENTAGE" ->
                limit.map(share -> new Expression.Construct(share.span(), "percent", List.of(), List.of(share)));
            default -> throw fields.notUnderstood("a LIMIT of an unknown kind");
        };
    }

    /** ORDER BY ALL is said as a star that stands nowhere: it means every item, from left to right. */
    List<OrderItem> orderBy(TreeReader tree, Query.Body body) {
        List<OrderItem> items = new ArrayList<>();
        for (JsonNode order : orders) {
            JsonNode expression = order.path("expression");
            boolean all = expression.path("type").asString("").equals("STAR")
                    && !Spans.isSomewhere(tree.spans().own(expression));
            if (all && body instanceof Query.Select select) {
                OrderItem like = tree.windows().orderItem(order);
                select.items()
                        .forEach(item -> items.add(new OrderItem(
                                Spans.NOWHERE, item.value(), like.direction(), like.nulls(), like.using())));
            } else {
                items.add(tree.windows().orderItem(order));
            }
        }
        return items;
    }
}
