package dash.doubt;

import dash.knowledge.Knowledge;
import dash.knowledge.TableKnowledge;
import dash.schema.resolved.Selection;
import dash.statement.Expression;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Tells in which unit an expression comes out, where names and knowledge say so. */
final class MeasureReader {

    private static final Set<String> KEEPING = Set.of(
            "sum",
            "avg",
            "min",
            "max",
            "round",
            "abs",
            "ceil",
            "floor",
            "trunc",
            "percentile_cont",
            "percentile_disc",
            "replace",
            "regexp_replace",
            "trim",
            "btrim",
            "to_number");
    private static final String MONEY = ".*(amount|price|cost|revenue|total|fee|value).*";

    private final Knowledge knowledge;
    private final Selection selection;

    MeasureReader(Knowledge knowledge, Selection selection) {
        this.knowledge = knowledge;
        this.selection = selection;
    }

    Optional<Measure> of(Expression value) {
        return switch (value) {
            case Expression.Column column -> column(column);
            case Expression.Cast cast -> of(cast.value());
            case Expression.Operation operation -> operation(operation);
            case Expression.Call call -> call(call);
            case Expression.Coalesce coalesce -> first(coalesce.values().stream());
            case Expression.NullIf nullIf -> of(nullIf.left());
            case Expression.Extreme extreme -> first(extreme.values().stream());
            case Expression.Case decision ->
                first(Stream.concat(
                        decision.branches().stream().map(Expression.When::result), decision.otherwise().stream()));
            default -> Optional.empty();
        };
    }

    private Optional<Measure> first(Stream<Expression> values) {
        return values.flatMap(value -> of(value).stream()).findFirst();
    }

    private Optional<Measure> column(Expression.Column column) {
        return selection.origin(column).flatMap(origin -> {
            if (origin.source().table().isPresent()) {
                return live(origin.source().table().get().name().name(), origin.column());
            }
            int at = origin.source().columns().indexOf(origin.column());
            return origin.source().branches().stream()
                    .filter(branch -> at >= 0 && branch.outputs().size() > at)
                    .flatMap(branch -> new MeasureReader(knowledge, branch)
                            .of(branch.outputs().get(at).value()).stream())
                    .findFirst();
        });
    }

    private Optional<Measure> live(String table, String column) {
        Optional<TableKnowledge> known = knowledge.table(table);
        return Measure.ofName(column)
                .or(() -> known.flatMap(told -> told.columns().stream()
                        .filter(described -> described.name().equals(column))
                        .findFirst()
                        .flatMap(described -> Measure.ofWords(described.description()))))
                .or(() -> known.flatMap(told ->
                        Optional.ofNullable(told.columnNotes().get(column)).flatMap(Measure::ofWords)))
                .or(() -> known.filter(told -> column.toLowerCase(Locale.ROOT).matches(MONEY))
                        .flatMap(told -> told.dataQualityNotes().stream()
                                .flatMap(note -> Measure.ofWords(note).stream())
                                .filter(measure -> measure.kind().equals("money"))
                                .findFirst()));
    }

    private Optional<Measure> call(Expression.Call call) {
        String name = call.name().last();
        if (name.equals("count")) {
            return Optional.of(Measure.COUNT);
        }
        if (call.withinGroup()) {
            return first(call.orderBy().stream().map(item -> item.value()));
        }
        boolean epoch = name.equals("extract")
                && call.arguments().getFirst().value() instanceof Expression.Literal part
                && part.value().equals("epoch");
        if (epoch) {
            return Optional.of(Measure.named("seconds"));
        }
        return KEEPING.contains(name) && !call.arguments().isEmpty()
                ? of(call.arguments().getFirst().value())
                : Optional.empty();
    }

    private Optional<Measure> operation(Expression.Operation operation) {
        Optional<Measure> right = of(operation.right());
        if (operation.left().isEmpty()) {
            return right;
        }
        Optional<Measure> left = of(operation.left().get());
        return switch (operation.operator().symbol()) {
            case "+", "-" -> left.or(() -> right);
            case "*" -> product(operation, left, right);
            case "/" -> quotient(operation, left, right);
            default -> Optional.empty();
        };
    }

    private static Optional<Measure> product(
            Expression.Operation operation, Optional<Measure> left, Optional<Measure> right) {
        Optional<BigDecimal> before = operation.left().flatMap(MeasureReader::constant);
        Optional<BigDecimal> behind = constant(operation.right());
        if (behind.isPresent()) {
            return left.map(measure -> measure.times(behind.get()));
        }
        if (before.isPresent()) {
            return right.map(measure -> measure.times(before.get()));
        }
        return left.isPresent() && right.isPresent() ? Optional.empty() : left.or(() -> right);
    }

    /** Money by a count stays money; anything else divided is a rate that nobody named. */
    private static Optional<Measure> quotient(
            Expression.Operation operation, Optional<Measure> left, Optional<Measure> right) {
        Optional<BigDecimal> divisor = constant(operation.right());
        if (divisor.isPresent()) {
            return left.map(measure -> measure.over(divisor.get()));
        }
        boolean counted = right.filter(Measure.COUNT::equals).isPresent()
                && left.filter(measure -> !measure.equals(Measure.COUNT)).isPresent();
        return counted ? left : Optional.empty();
    }

    static Optional<BigDecimal> constant(Expression value) {
        return switch (value) {
            case Expression.Literal literal
            when literal.kind() == Expression.Literal.Kind.INTEGER
                    || literal.kind() == Expression.Literal.Kind.DECIMAL ->
                Optional.of(new BigDecimal(literal.value()));
            case Expression.Cast cast -> constant(cast.value());
            default -> Optional.empty();
        };
    }
}
