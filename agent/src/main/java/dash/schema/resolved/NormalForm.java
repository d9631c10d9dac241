package dash.schema.resolved;

import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Query;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes expressions so that two that mean the same read the same: columns by their table whatever the alias and through
 * the queries in between, constants pulled out, order of operands settled, casts and rounding left out.
 *
 * <p>Not a proof system: what it cannot see to be equal counts as different.
 */
public final class NormalForm {

    private static final int DEEPEST = 60;

    private final Selections selections;
    private final Selection selection;
    private final int depth;

    public NormalForm(Selections selections, Selection selection) {
        this(selections, selection, 0);
    }

    private NormalForm(Selections selections, Selection selection, int depth) {
        this.selections = selections;
        this.selection = selection;
        this.depth = depth;
    }

    public String text(Expression expression) {
        return scaled(expression).text();
    }

    public Selections selections() {
        return selections;
    }

    public NormalForm in(Selection other) {
        return new NormalForm(selections, other, depth + 1);
    }

    public Scaled scaled(Expression expression) {
        return switch (expression) {
            case Expression.Literal literal -> literal(literal);
            case Expression.Column column -> column(column);
            case Expression.Operation operation -> operation(operation);
            case Expression.Cast cast -> scaled(cast.value());
            case Expression.Collate collate -> scaled(collate.value());
            case Expression.NullIf nullIf when isZero(nullIf.right()) -> scaled(nullIf.left());
            case Expression.Coalesce coalesce
            when coalesce.values().size() == 2 && isZero(coalesce.values().getLast()) ->
                scaled(coalesce.values().getFirst());
            case Expression.Case decision -> new CaseForm(this).scaled(decision);
            case Expression.Call call -> call(call);
            case Expression.ScalarSubquery subquery -> subquery(subquery.query());
            case Expression.AtTimeZone zone -> Scaled.of("zoned(" + text(zone.value()) + ")");
            default -> other(expression);
        };
    }

    private Scaled literal(Expression.Literal literal) {
        return switch (literal.kind()) {
            case INTEGER, DECIMAL ->
                number(literal.value()).map(Scaled::constant).orElse(Scaled.of(literal.value()));
            case STRING -> number(literal.value()).map(Scaled::constant).orElse(Scaled.of("'" + literal.value() + "'"));
            case NULL, BOOLEAN, BITS -> Scaled.of(literal.value());
        };
    }

    private static Optional<Fraction> number(String text) {
        if (!text.matches("-?[0-9]{1,18}(\\.[0-9]{1,18})?")) {
            return Optional.empty();
        }
        return Optional.of(Fraction.of(new BigDecimal(text)));
    }

    public static boolean isZero(Expression expression) {
        return expression instanceof Expression.Literal literal
                && number(literal.value()).filter(Fraction::isZero).isPresent();
    }

    private Scaled column(Expression.Column column) {
        Optional<Origin> origin = selection.origin(column);
        if (origin.isEmpty() || depth > DEEPEST) {
            return Scaled.of("?." + column.name().last());
        }
        Source source = origin.get().source();
        if (source.table().isPresent()) {
            return Scaled.of(
                    source.table().get().name().name() + "." + origin.get().column());
        }
        return through(source, origin.get().column());
    }

    /** What a column of a query in FROM was computed from; branches of a set operation are read side by side. */
    private Scaled through(Source source, String column) {
        int at = source.columns().indexOf(column);
        List<Scaled> values = new ArrayList<>();
        for (Selection branch : source.branches()) {
            List<Output> outputs = branch.outputs();
            values.add(at < outputs.size() ? in(branch).scaled(outputs.get(at).value()) : Scaled.of("?." + column));
        }
        if (values.isEmpty()) {
            return Scaled.of(source.name() + "." + column);
        }
        return values.size() == 1
                ? values.getFirst()
                : Scaled.of(
                        values.stream().map(Scaled::text).sorted().collect(Collectors.joining("|", "either(", ")")));
    }

    private Scaled operation(Expression.Operation operation) {
        String symbol = operation.operator().symbol();
        Scaled right = scaled(operation.right());
        if (operation.left().isEmpty()) {
            return switch (symbol) {
                case "-" -> right.times(minusOne());
                case "+" -> right;
                default -> Scaled.of(symbol + right.text());
            };
        }
        Scaled left = scaled(operation.left().get());
        return switch (symbol) {
            case "*" -> left.times(right);
            case "/" -> left.over(right);
            case "+" -> sum(List.of(left, right));
            case "-" -> sum(List.of(left, right.times(minusOne())));
            default -> Scaled.of("(" + left.text() + " " + symbol + " " + right.text() + ")");
        };
    }

    private static Fraction minusOne() {
        return Fraction.of(BigDecimal.ONE.negate());
    }

    private static Scaled sum(List<Scaled> terms) {
        return Scaled.of(terms.stream().map(Scaled::text).sorted().collect(Collectors.joining(" + ", "(", ")")));
    }

    private Scaled call(Expression.Call call) {
        String name = call.name().last().toLowerCase(Locale.ROOT);
        if (name.equals("round") && !call.arguments().isEmpty()) {
            return scaled(call.arguments().getFirst().value());
        }
        if (Aggregates.isAggregate(call)) {
            return new AggregateForm(this, selection).scaled(call);
        }
        String arguments =
                call.arguments().stream().map(Argument::value).map(this::text).collect(Collectors.joining(", "));
        String over = call.over().isPresent() ? " over" : "";
        return Scaled.of(name + "(" + (call.distinct() ? "distinct " : "") + arguments + ")" + over);
    }

    private Scaled subquery(Query query) {
        return selections.of(query).stream()
                .findFirst()
                .flatMap(inner -> inner.outputs().stream()
                        .findFirst()
                        .map(output -> Scaled.of("sub(" + in(inner).text(output.value()) + ")")))
                .orElse(Scaled.of("sub(?)"));
    }

    /** Conditions and rarer forms: by kind and the normal form of what is inside. */
    private Scaled other(Expression expression) {
        if (ConditionForm.isCondition(expression)) {
            return Scaled.of(new ConditionForm(this).text(expression));
        }
        String inside = expression.children().stream().map(this::inside).collect(Collectors.joining(", "));
        String name = expression instanceof Expression.SpecialValue special
                ? special.name()
                : expression.getClass().getSimpleName().toLowerCase(Locale.ROOT);
        return Scaled.of(inside.isEmpty() ? name : name + "(" + inside + ")");
    }

    private String inside(Node node) {
        return node instanceof Expression inner
                ? text(inner)
                : node.children().stream().map(this::inside).collect(Collectors.joining(", "));
    }
}
