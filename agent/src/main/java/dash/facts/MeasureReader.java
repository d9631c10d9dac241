package dash.facts;

import dash.schema.Schema;
import dash.statement.CommonTable;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OutputColumns;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.With;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Follows a value through a statement to what it measures: cents stay cents through sums and choices, become money when
 * divided by a hundred, and a share when divided by cents. What it cannot follow it leaves unnamed.
 */
final class MeasureReader {

    private static final int DEEPEST = 12;

    private final ColumnMeasures columns;
    private final Schema schema;
    private final List<Relation> from;
    private final Map<String, Query> common;
    private final int depth;

    private MeasureReader(
            ColumnMeasures columns, Schema schema, List<Relation> from, Map<String, Query> common, int depth) {
        this.columns = columns;
        this.schema = schema;
        this.from = from;
        this.common = common;
        this.depth = depth;
    }

    /** What each output column of a query measures, by position. */
    static List<Optional<Measure>> of(Query query, ColumnMeasures columns, Schema schema) {
        return output(query, columns, schema, Map.of(), 0);
    }

    private static List<Optional<Measure>> output(
            Query query, ColumnMeasures columns, Schema schema, Map<String, Query> outer, int depth) {
        Map<String, Query> common = new HashMap<>(outer);
        for (CommonTable table : query.with().map(With::tables).orElse(List.of())) {
            if (table.body() instanceof Query body) {
                common.put(table.name(), body);
            }
        }
        return switch (query.body()) {
            case Query.Select select -> {
                MeasureReader reader = new MeasureReader(columns, schema, select.from(), common, depth);
                yield select.items().stream()
                        .map(item -> reader.measure(item.value()))
                        .toList();
            }
            case Query.SetOperation operation -> output(operation.left(), columns, schema, common, depth);
            case Query.Values values -> List.of();
        };
    }

    private Optional<Measure> measure(Expression value) {
        return switch (value) {
            case Expression.Column column -> column(column.name());
            case Expression.Call call -> call(call);
            case Expression.Operation operation -> operation(operation);
            case Expression.Cast cast ->
                isCondition(cast.value()) ? Optional.of(Measure.indicator(rows())) : measure(cast.value());
            case Expression.Case decision -> decision(decision);
            case Expression.Coalesce coalesce -> measure(coalesce.values().getFirst());
            case Expression.NullIf nullIf -> measure(nullIf.left());
            case Expression.Extreme extreme -> measure(extreme.values().getFirst());
            case Expression.ScalarSubquery subquery -> first(subquery.query());
            default -> Optional.empty();
        };
    }

    private static boolean isCondition(Expression value) {
        return switch (value) {
            case Expression.Logical logical -> true;
            case Expression.Not not -> true;
            case Expression.NullTest test -> true;
            case Expression.InList list -> true;
            case Expression.Between between -> true;
            case Expression.Operation operation ->
                List.of("=", "<>", "<", "<=", ">", ">=")
                        .contains(operation.operator().symbol());
            default -> false;
        };
    }

    private Optional<Measure> first(Query query) {
        if (depth > DEEPEST) {
            return Optional.empty();
        }
        return output(query, columns, schema, common, depth + 1).stream()
                .findFirst()
                .flatMap(found -> found);
    }

    private Optional<Measure> call(Expression.Call call) {
        return switch (call.name().last()) {
            case "count" -> Optional.of(Measure.count(counted(call)));
            case "sum" -> argument(call).map(Measure::summed);
            case "avg" -> argument(call).map(Measure::averaged);
            case "min",
                    "max",
                    "round",
                    "abs",
                    "ceil",
                    "ceiling",
                    "floor",
                    "trunc",
                    "lag",
                    "lead",
                    "first_value",
                    "last_value" -> argument(call);
            case "percentile_cont", "percentile_disc" ->
                call.orderBy().stream().findFirst().flatMap(item -> measure(item.value()));
            default -> Optional.empty();
        };
    }

    /** Different values of a column are the same thing wherever they are counted; rows are so only in the same tables. */
    private String counted(Expression.Call call) {
        return call.distinct()
                ? call.arguments().stream()
                        .flatMap(argument -> argument.value().every(Expression.Column.class))
                        .map(column -> column.name().last())
                        .collect(Collectors.joining(" ", "different ", ""))
                : rows();
    }

    private String rows() {
        return from.stream()
                .flatMap(relation -> relation.every(Relation.Table.class))
                .map(table -> table.name().last())
                .sorted()
                .collect(Collectors.joining(" ", "rows of ", ""));
    }

    private Optional<Measure> argument(Expression.Call call) {
        return call.arguments().stream().findFirst().flatMap(argument -> measure(argument.value()));
    }

    /** All branches that say anything have to agree; one and nothing else is an indicator. */
    private Optional<Measure> decision(Expression.Case decision) {
        List<Expression> results = Stream.concat(
                        decision.branches().stream().map(Expression.When::result), decision.otherwise().stream())
                .toList();
        boolean indicator = results.stream().allMatch(MeasureReader::isZeroOrOne)
                && results.stream().anyMatch(result -> isNumber(result, BigDecimal.ONE));
        if (indicator) {
            return Optional.of(Measure.indicator(rows()));
        }
        List<Optional<Measure>> measures = results.stream()
                .filter(result -> !(result instanceof Expression.Literal))
                .map(this::measure)
                .distinct()
                .toList();
        return measures.size() == 1 ? measures.getFirst() : Optional.empty();
    }

    private static boolean isZeroOrOne(Expression value) {
        return isNumber(value, BigDecimal.ZERO)
                || isNumber(value, BigDecimal.ONE)
                || (value instanceof Expression.Literal literal && literal.kind() == Expression.Literal.Kind.NULL);
    }

    private Optional<Measure> operation(Expression.Operation operation) {
        if (operation.left().isEmpty()) {
            return measure(operation.right());
        }
        Expression left = operation.left().get();
        Expression right = operation.right();
        return switch (operation.operator().symbol()) {
            case "*" ->
                isConstant(left)
                        ? scaled(right, left)
                        : isConstant(right) ? scaled(left, right) : both(left, right, Measure::times);
            case "/" -> isConstant(right) ? divided(left, right) : both(left, right, Measure::over);
            case "+", "-" ->
                isConstant(right)
                        ? measure(left)
                        : isConstant(left) ? measure(right) : both(left, right, Measure::plus);
            default -> Optional.empty();
        };
    }

    private interface Combination {
        Optional<Measure> of(Measure left, Measure right);
    }

    private Optional<Measure> both(Expression left, Expression right, Combination combination) {
        return measure(left).flatMap(first -> measure(right).flatMap(second -> combination.of(first, second)));
    }

    /** Only a hundred changes what a number means; a twelfth of an amount is an amount. */
    private Optional<Measure> scaled(Expression value, Expression factor) {
        return measure(value)
                .flatMap(found -> isNumber(factor, BigDecimal.valueOf(100))
                        ? found.timesHundred()
                        : isNumber(factor, new BigDecimal("0.01")) ? found.overHundred() : Optional.of(found));
    }

    private Optional<Measure> divided(Expression value, Expression divisor) {
        return measure(value)
                .flatMap(
                        found -> isNumber(divisor, BigDecimal.valueOf(100)) ? found.overHundred() : Optional.of(found));
    }

    private static boolean isConstant(Expression value) {
        return switch (value) {
            case Expression.Literal literal ->
                literal.kind() == Expression.Literal.Kind.INTEGER || literal.kind() == Expression.Literal.Kind.DECIMAL;
            case Expression.Cast cast -> isConstant(cast.value());
            default -> false;
        };
    }

    private static boolean isNumber(Expression value, BigDecimal number) {
        return switch (value) {
            case Expression.Literal literal
            when isConstant(literal) ->
                literal.value().matches("[\\d.]+") && new BigDecimal(literal.value()).compareTo(number) == 0;
            case Expression.Cast cast -> isNumber(cast.value(), number);
            default -> false;
        };
    }

    private Optional<Measure> column(Name name) {
        return from.stream().flatMap(relation -> in(relation, name).stream()).findFirst();
    }

    private Optional<Measure> in(Relation relation, Name name) {
        return switch (relation) {
            case Relation.Join join -> in(join.left(), name).or(() -> in(join.right(), name));
            case Relation.Table table ->
                answersTo(table, table.name().last(), name) ? inTable(table, name.last()) : Optional.empty();
            case Relation.Subquery subquery ->
                answersTo(subquery, "", name)
                        ? inQuery(subquery.query(), renamed(subquery, name.last()))
                        : Optional.empty();
            case Relation.FunctionTable _, Relation.Construct _ -> Optional.empty();
        };
    }

    private static boolean answersTo(Relation relation, String own, Name column) {
        String called = relation.alias().map(alias -> alias.name()).orElse(own);
        return column.schema().map(called::equals).orElse(true);
    }

    /** A relation whose alias renames its columns cannot be followed by name. */
    private static String renamed(Relation relation, String column) {
        return relation.alias().filter(alias -> !alias.columns().isEmpty()).isPresent() ? "" : column;
    }

    private Optional<Measure> inTable(Relation.Table table, String column) {
        Query body = table.name().isQualified() ? null : common.get(table.name().last());
        if (body != null) {
            return inQuery(body, renamed(table, column));
        }
        return schema.find(table.name().toString()).flatMap(found -> columns.of(found, column));
    }

    private Optional<Measure> inQuery(Query query, String column) {
        int index = OutputColumns.of(query).indexOf(column);
        if (index < 0 || depth > DEEPEST) {
            return Optional.empty();
        }
        List<Optional<Measure>> found = output(query, columns, schema, common, depth + 1);
        return index < found.size() ? found.get(index) : Optional.empty();
    }
}
