package dash.databases.trino.parser;

import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Node;
import dash.statement.OperatorName;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.Span;
import io.trino.sql.tree.AllRows;
import io.trino.sql.tree.CallArgument;
import io.trino.sql.tree.CurrentDate;
import io.trino.sql.tree.CurrentTime;
import io.trino.sql.tree.CurrentTimestamp;
import io.trino.sql.tree.CurrentUser;
import io.trino.sql.tree.Extract;
import io.trino.sql.tree.Format;
import io.trino.sql.tree.FunctionCall;
import io.trino.sql.tree.IfExpression;
import io.trino.sql.tree.LocalTime;
import io.trino.sql.tree.LocalTimestamp;
import io.trino.sql.tree.Trim;
import io.trino.sql.tree.TryExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads calls, and the forms of SQL that are calls with a syntax of their own. */
final class CallReader {

    private final TreeReader tree;

    CallReader(TreeReader tree) {
        this.tree = tree;
    }

    Expression read(io.trino.sql.tree.Expression node) {
        return switch (node) {
            case FunctionCall call -> function(call);
            case IfExpression decision -> {
                List<io.trino.sql.tree.Expression> values =
                        new ArrayList<>(List.of(decision.getCondition(), decision.getTrueValue()));
                decision.getFalseValue().ifPresent(values::add);
                yield plain(tree.spans().call(node), Name.of("if"), false, arguments(values));
            }
            case TryExpression attempt ->
                plain(tree.spans().call(node), Name.of("try"), false, arguments(List.of(attempt.getInnerExpression())));
            case Format format ->
                plain(tree.spans().call(node), Name.of("format"), false, arguments(format.getArguments()));
            case Extract extract -> extract(extract);
            case Trim trim -> trim(trim);
            case CurrentDate date -> special(date, "current_date", Optional.empty());
            case CurrentTime time -> special(time, "current_time", time.getPrecision());
            case CurrentTimestamp time -> special(time, "current_timestamp", time.getPrecision());
            case LocalTime time -> special(time, "localtime", time.getPrecision());
            case LocalTimestamp time -> special(time, "localtimestamp", time.getPrecision());
            case CurrentUser user -> special(user, "current_user", Optional.empty());
            default -> tree.json().read(node);
        };
    }

    static Expression.Call plain(Span span, Name name, boolean sqlSyntax, List<Argument> arguments) {
        return new Expression.Call(
                span,
                name,
                sqlSyntax,
                false,
                false,
                false,
                arguments,
                List.of(),
                false,
                Optional.empty(),
                Optional.empty());
    }

    private Expression special(io.trino.sql.tree.Expression node, String name, Optional<Integer> precision) {
        Span span =
                precision.isPresent() ? tree.spans().call(node) : tree.spans().token(node);
        return new Expression.SpecialValue(span, name, precision);
    }

    private List<Argument> arguments(List<io.trino.sql.tree.Expression> values) {
        return tree.expressions(values).stream()
                .map(value -> new Argument(value.span(), Optional.empty(), value))
                .toList();
    }

    private Expression extract(Extract extract) {
        Span span = tree.spans().call(extract);
        Expression field =
                new Expression.Literal(span, Expression.Literal.Kind.STRING, TreeReader.word(extract.getField()));
        Expression value = tree.expression(extract.getExpression());
        return plain(
                span,
                Name.of("extract"),
                true,
                List.of(
                        new Argument(span, Optional.empty(), field),
                        new Argument(value.span(), Optional.empty(), value)));
    }

    private Expression trim(Trim trim) {
        List<io.trino.sql.tree.Expression> values = new ArrayList<>(List.of(trim.getTrimSource()));
        trim.getTrimCharacter().ifPresent(values::add);
        return plain(
                tree.spans().call(trim), Name.of(trim.getSpecification().getFunctionName()), true, arguments(values));
    }

    private Expression function(FunctionCall node) {
        if (tree.spans().textAt(node).equals("||")) {
            return concatenation(node);
        }
        Expression.Call call = call(node);
        Expression reached = call;
        if (node.getNullTreatment().isPresent()) {
            String words = TreeReader.word(node.getNullTreatment().get()) + " nulls";
            reached = new Expression.Construct(call.span(), words, List.of(), List.of(reached));
        }
        if (node.getProcessingMode().isPresent()) {
            String mode = TreeReader.word(node.getProcessingMode().get().getMode());
            reached = new Expression.Construct(call.span(), mode, List.of(), List.of(reached));
        }
        return reached;
    }

    /** {@code a || b} comes as a call of concat that points at the operator. */
    private Expression concatenation(FunctionCall node) {
        List<Expression> sides = tree.expressions(
                node.getArguments().stream().map(CallArgument::getValue).toList());
        if (sides.size() != 2
                || node.getWindow().isPresent()
                || node.getFilter().isPresent()
                || node.getOrderBy().isPresent()) {
            throw tree.notUnderstood("|| of " + sides.size() + " values", node);
        }
        return new Expression.Operation(
                tree.spans().around(sides), OperatorName.of("||"), Optional.of(sides.getFirst()), sides.getLast());
    }

    private Expression.Call call(FunctionCall node) {
        Name name = TreeReader.name(node.getName());
        boolean star = node.getArguments().size() == 1
                && node.getArguments().getFirst().getValue() instanceof AllRows;
        boolean listed = name.last().equals("listagg");
        List<Argument> arguments = star
                ? List.of()
                : node.getArguments().stream().map(this::argument).toList();
        List<OrderItem> orderBy =
                node.getOrderBy().map(tree.windows()::orderItems).orElse(List.of());
        Optional<Expression> filter = tree.expression(node.getFilter());
        Optional<Over> over = node.getWindow().map(tree.windows()::over);
        List<Node> parts = new ArrayList<>(orderBy);
        filter.ifPresent(parts::add);
        over.ifPresent(parts::add);
        Span span = tree.spans().call(node);
        Span whole = tree.spans().closed(parts.stream().map(Node::span).reduce(span, Span::hull));
        boolean bare = star || (arguments.isEmpty() && isStar(span));
        return new Expression.Call(
                whole, name, false, bare, node.isDistinct(), false, arguments, orderBy, listed, filter, over);
    }

    /** {@code count(*)} has no arguments in Trino's tree, like {@code count()}: the text tells. */
    private boolean isStar(Span call) {
        return tree.spans().endsWithStar(call);
    }

    private Argument argument(CallArgument argument) {
        Expression value = tree.expression(argument.getValue());
        Span span = argument.getName().isPresent() ? tree.spans().around(argument, List.of(value)) : value.span();
        return new Argument(span, argument.getName().map(TreeReader::name), value);
    }
}
