package dash.databases.postgresql.parser;

import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Reads calls, and those constructs that the grammar turns into calls. */
final class CallReader {

    private static final Name TIME_ZONE = Name.of("pg_catalog", "timezone");

    private final TreeReader tree;

    CallReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression read(Fields fields) {
        Expression.Call call = call(fields);
        boolean zoned = call.sqlSyntax()
                && call.name().equals(TIME_ZONE)
                && call.arguments().size() == 2;
        return zoned
                ? new Expression.AtTimeZone(
                        call.span(),
                        call.arguments().getLast().value(),
                        call.arguments().getFirst().value())
                : call;
    }

    Expression.Call call(Fields fields) {
        int location = fields.location();
        Name name = new Name(fields.names("funcname"));
        List<Argument> arguments =
                fields.list("args").stream().map(this::argument).toList();
        List<OrderItem> orderBy =
                fields.list("agg_order").stream().map(tree.windows()::orderItem).toList();
        Optional<Expression> filter = tree.expression(fields.node("agg_filter"));
        Optional<Over> over = fields.node("over").map(tree.windows()::over);
        Expression.Call call = new Expression.Call(
                span(location, arguments, orderBy, filter, over),
                name,
                sqlSyntax(fields),
                fields.flag("agg_star"),
                fields.flag("agg_distinct"),
                fields.flag("func_variadic"),
                arguments,
                orderBy,
                fields.flag("agg_within_group"),
                filter,
                over);
        fields.done();
        return call;
    }

    private static boolean sqlSyntax(Fields fields) {
        return switch (fields.text("funcformat")) {
            case "COERCE_EXPLICIT_CALL" -> false;
            case "COERCE_SQL_SYNTAX" -> true;
            default -> throw fields.notUnderstood("a call of an unknown form");
        };
    }

    private Span span(
            int location,
            List<Argument> arguments,
            List<OrderItem> orderBy,
            Optional<Expression> filter,
            Optional<Over> over) {
        List<Node> parts = new ArrayList<>(arguments);
        parts.addAll(orderBy);
        filter.ifPresent(parts::add);
        over.ifPresent(parts::add);
        Span[] spans = parts.stream().map(Node::span).toArray(Span[]::new);
        return tree.spans().closed(tree.spans().hull(tree.spans().call(location), spans));
    }

    private Argument argument(JsonNode node) {
        if (!node.has("NamedArgExpr")) {
            Expression value = tree.expression(node);
            return new Argument(value.span(), Optional.empty(), value);
        }
        Fields fields = tree.fields(node);
        Expression value = tree.expression(fields.required("arg"));
        Span span = tree.spans().around(fields.location(), List.of(value));
        Optional<String> name = Optional.of(fields.text("name"));
        fields.ignore("argnumber");
        fields.done();
        return new Argument(span, name, value);
    }
}
