package dash.databases.duckdb.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads calls; what the engine turned into a call is turned back by {@link WrittenCalls}. */
final class CallReader {

    /** Schemas that functions can be in; another name before a dot is a value that the function is called on. */
    private static final Set<String> SCHEMAS =
            Set.of("main", "system", "temp", "memory", "pg_catalog", "information_schema");

    private final TreeReader tree;
    private final WrittenCalls written;

    CallReader(TreeReader tree) {
        this.tree = tree;
        this.written = new WrittenCalls(tree);
    }

    Expression read(Fields fields) {
        Name name = tree.name(fields, "function_name", "schema", "catalog");
        boolean operator = fields.flag("is_operator");
        boolean distinct = fields.flag("distinct");
        if (fields.flag("export_state")) {
            throw fields.notUnderstood("EXPORT_STATE");
        }
        List<Argument> arguments = arguments(fields, name);
        List<OrderItem> orderBy = orders(fields);
        Optional<Expression> filter = tree.expression(fields.node("filter"));
        fields.done();
        if (operator) {
            return written.operator(fields, name, arguments);
        }
        boolean plain = !distinct && orderBy.isEmpty() && filter.isEmpty() && !name.isQualified();
        Optional<Expression> form = plain ? written.form(fields, name.last(), arguments) : Optional.empty();
        return form.orElseGet(() -> call(fields, name, distinct, arguments, orderBy, filter));
    }

    private Expression.Call call(
            Fields fields,
            Name name,
            boolean distinct,
            List<Argument> arguments,
            List<OrderItem> orderBy,
            Optional<Expression> filter) {
        boolean star = name.last().equals("count_star") && arguments.isEmpty();
        Span own = fields.own();
        Span span = Spans.isSomewhere(own)
                ? Spans.hull(own, tree.spans().around(Spans.NOWHERE, arguments))
                : tree.spans().around(own, arguments);
        List<Argument> all = new ArrayList<>();
        receiver(name, own).ifPresent(value -> all.add(new Argument(value.span(), Optional.empty(), value)));
        boolean method = !all.isEmpty();
        all.addAll(arguments);
        return new Expression.Call(
                span,
                star ? Name.of("count") : method ? Name.of(name.last()) : name,
                false,
                star,
                distinct,
                false,
                all,
                orderBy,
                !orderBy.isEmpty() && tree.spans().has(own, "WITHIN"),
                filter,
                Optional.empty());
    }

    /** {@code name.upper()} is {@code upper(name)}, and says it as if name were a schema. */
    private static Optional<Expression> receiver(Name name, Span span) {
        List<String> before = name.parts().subList(0, name.parts().size() - 1);
        boolean schema = before.isEmpty() || SCHEMAS.contains(before.getFirst());
        return schema ? Optional.empty() : Optional.of(new Expression.Column(span, new Name(before)));
    }

    /** A function in FROM. Its call stands nowhere; the relation around it says where. */
    Expression inFrom(JsonNode node, Span around) {
        Fields fields = tree.fields(node);
        if (!node.path("class").asString("").equals("FUNCTION")) {
            throw fields.notUnderstood("something in FROM that is no function");
        }
        Name name = tree.name(fields, "function_name", "schema", "catalog");
        if (tree.vocabulary().isAnotherInFrom(name.last())) {
            throw new NotUnderstoodException("the function " + name + " in FROM", around);
        }
        fields.ignore("is_operator", "distinct", "export_state", "alias");
        List<Argument> arguments = arguments(fields, name);
        List<OrderItem> orderBy = orders(fields);
        fields.refuse("filter", "FILTER in FROM");
        fields.done();
        return new Expression.Call(
                around,
                name,
                false,
                false,
                false,
                false,
                arguments,
                orderBy,
                false,
                Optional.empty(),
                Optional.empty());
    }

    Expression window(Fields fields) {
        Name name = tree.name(fields, "function_name", "schema", "catalog");
        boolean distinct = fields.flag("distinct");
        fields.ignore("ignore_nulls", "has_ignore_nulls");
        List<Argument> arguments = arguments(fields, name);
        List<OrderItem> orderBy = tree.windows().orderItems(fields.list("arg_orders"));
        Optional<Expression> filter = tree.expression(fields.node("filter_expr"));
        Over over = tree.windows().over(fields);
        boolean star = name.last().equals("count_star") || (name.last().equals("count") && arguments.isEmpty());
        return new Expression.Call(
                fields.own(),
                star ? Name.of("count") : name,
                false,
                star,
                distinct,
                false,
                arguments,
                orderBy,
                false,
                filter,
                Optional.of(over));
    }

    private List<OrderItem> orders(Fields fields) {
        Optional<JsonNode> modifier = fields.node("order_bys");
        if (modifier.isEmpty()) {
            return List.of();
        }
        Fields orders = tree.fields(modifier.get());
        List<OrderItem> items = tree.windows().orderItems(orders.list("orders"));
        orders.done();
        return items;
    }

    private List<Argument> arguments(Fields fields, Name function) {
        List<Argument> arguments = new ArrayList<>();
        for (JsonNode node : fields.list("arguments")) {
            Fields argument = tree.fields("an argument", node);
            Optional<String> name = argument.name("name");
            JsonNode value = argument.required("expression");
            argument.done();
            Expression read = isLambda(function, value) ? lambda(value) : tree.expression(value);
            arguments.add(new Argument(read.span(), name, read));
        }
        return arguments;
    }

    private boolean isLambda(Name function, JsonNode value) {
        return value.path("class").asString("").equals("LAMBDA")
                && tree.vocabulary().lambdas().contains(function.last());
    }

    private Expression lambda(JsonNode node) {
        Expression read = tree.expression(node);
        return read instanceof Expression.Operation arrow && arrow.left().isPresent()
                ? new Expression.Construct(
                        arrow.span(), "lambda", List.of(), List.of(arrow.left().get(), arrow.right()))
                : read;
    }
}
