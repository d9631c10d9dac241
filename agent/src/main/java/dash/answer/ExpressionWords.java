package dash.answer;

import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OrderItem;
import dash.statement.Over;
import dash.statement.TypeName;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Says a value in words. Every kind of expression has its own wording; an unusual call is named rather than paraphrased,
 * because a wrong paraphrase is worse than a technical word.
 */
final class ExpressionWords {

    private static final Map<String, String> AGGREGATES = Map.of(
            "sum", "the sum of",
            "avg", "the average of",
            "min", "the lowest",
            "max", "the highest",
            "array_agg", "the list of",
            "string_agg", "the joined text of",
            "stddev", "the standard deviation of",
            "variance", "the variance of");

    private static final Map<String, String> OPERATORS = Map.of(
            "+",
            "plus",
            "-",
            "minus",
            "*",
            "times",
            "/",
            "divided by",
            "%",
            "modulo",
            "||",
            "followed by",
            "->",
            "field",
            "->>",
            "field");

    private ExpressionWords() {}

    static String of(Expression expression) {
        return switch (expression) {
            case Expression.Simple simple -> simple(simple);
            case Expression.Compound compound -> compound(compound);
        };
    }

    static String list(List<? extends Expression> expressions) {
        return expressions.stream().map(ExpressionWords::of).collect(Collectors.joining(", "));
    }

    private static String simple(Expression.Simple expression) {
        return switch (expression) {
            case Expression.Column column -> column(column.name());
            case Expression.Star star -> "every column";
            case Expression.Literal literal -> literal(literal);
            case Expression.Parameter parameter -> "value " + parameter.number();
            case Expression.SpecialValue special -> special.name().replace('_', ' ');
        };
    }

    /** The alias in front says nothing to somebody who has not seen the SQL. */
    static String column(Name name) {
        return name.last().replace('_', ' ').strip();
    }

    static String literal(Expression.Literal literal) {
        return switch (literal.kind()) {
            case NULL -> "nothing";
            case BOOLEAN -> literal.value().equals("true") ? "yes" : "no";
            case INTEGER, DECIMAL -> literal.value();
            case STRING, BITS -> "'" + literal.value() + "'";
        };
    }

    private static String compound(Expression.Compound expression) {
        return switch (expression) {
            case Expression.Call call -> call(call);
            case Expression.Operation operation -> operation(operation);
            case Expression.Cast cast -> cast(cast);
            case Expression.Case decision -> decision(decision);
            case Expression.Coalesce coalesce -> coalesce(coalesce);
            case Expression.Extreme extreme ->
                (extreme.greatest() ? "the larger of " : "the smaller of ") + list(extreme.values());
            case Expression.NullIf nullIf -> of(nullIf.left()) + " (nothing when it is " + of(nullIf.right()) + ")";
            case Expression.ScalarSubquery subquery -> "the result of (" + QueryWords.of(subquery.query()) + ")";
            case Expression.ArraySubquery subquery -> "the list from (" + QueryWords.of(subquery.query()) + ")";
            case Expression.ArrayLiteral array -> "the list " + list(array.elements());
            case Expression.Row row -> "(" + list(row.elements()) + ")";
            case Expression.Subscript subscript -> "an element of " + of(subscript.base());
            case Expression.Field field -> field.field().replace('_', ' ') + " of " + of(field.base());
            case Expression.Collate collate -> of(collate.value());
            case Expression.AtTimeZone zone -> of(zone.value()) + " in the time zone " + of(zone.zone());
            case Expression.GroupingOf grouping -> "the grouping level of " + list(grouping.arguments());
            case Expression.Construct construct -> construct(construct);
            case Expression.Quantified condition -> "whether " + ConditionWords.of(condition);
            case Expression.Like condition -> "whether " + ConditionWords.of(condition);
            case Expression.Between condition -> "whether " + ConditionWords.of(condition);
            case Expression.InList condition -> "whether " + ConditionWords.of(condition);
            case Expression.DistinctFrom condition -> "whether " + ConditionWords.of(condition);
            case Expression.Logical condition -> "whether " + ConditionWords.of(condition);
            case Expression.Not condition -> "whether " + ConditionWords.of(condition);
            case Expression.NullTest condition -> "whether " + ConditionWords.of(condition);
            case Expression.BooleanTest condition -> "whether " + ConditionWords.of(condition);
            case Expression.Exists condition -> "whether " + ConditionWords.of(condition);
            case Expression.InSubquery condition -> "whether " + ConditionWords.of(condition);
            case Expression.QuantifiedSubquery condition -> "whether " + ConditionWords.of(condition);
        };
    }

    private static String call(Expression.Call call) {
        String filter = call.filter()
                .map(kept -> " (only where " + ConditionWords.of(kept) + ")")
                .orElse("");
        return plainCall(call)
                + filter
                + call.over().map(ExpressionWords::window).orElse("");
    }

    private static String plainCall(Expression.Call call) {
        String name = call.name().last().toLowerCase(Locale.ROOT);
        if (name.equals("count")) {
            return count(call);
        }
        String arguments =
                call.arguments().stream().map(argument -> of(argument.value())).collect(Collectors.joining(", "));
        if (AGGREGATES.containsKey(name)) {
            return AGGREGATES.get(name) + " " + (call.distinct() ? "different " : "") + arguments;
        }
        return switch (name) {
            case "round" -> roundedArgument(call);
            case "date_trunc" -> dateTruncated(call);
            case "extract", "date_part" -> partOfDate(call);
            case "row_number", "rank", "dense_rank" -> "the rank";
            case "to_date" -> firstArgument(call) + " read as a day";
            case "to_timestamp" -> firstArgument(call) + " read as a time";
            case "now", "clock_timestamp" -> "now";
            case "lower", "upper" -> firstArgument(call) + " whatever the case";
            case "lag" -> "the previous " + firstArgument(call);
            case "lead" -> "the next " + firstArgument(call);
            default -> name.replace('_', ' ') + (arguments.isEmpty() ? "" : " of " + arguments);
        };
    }

    private static String count(Expression.Call call) {
        if (call.star() || call.arguments().isEmpty()) {
            return "the number of rows";
        }
        return "the number of " + (call.distinct() ? "different " : "filled-in ") + firstArgument(call);
    }

    private static String firstArgument(Expression.Call call) {
        return call.arguments().isEmpty()
                ? "value"
                : of(call.arguments().getFirst().value());
    }

    private static String roundedArgument(Expression.Call call) {
        return firstArgument(call) + ", rounded";
    }

    private static String dateTruncated(Expression.Call call) {
        if (call.arguments().size() < 2 || !isText(call.arguments().getFirst())) {
            return "the truncated " + firstArgument(call);
        }
        return "the " + unquoted(call.arguments().getFirst()) + " of "
                + of(call.arguments().get(1).value());
    }

    private static String partOfDate(Expression.Call call) {
        return dateTruncated(call);
    }

    private static boolean isText(Argument argument) {
        return argument.value() instanceof Expression.Literal literal
                && literal.kind() == Expression.Literal.Kind.STRING;
    }

    private static String unquoted(Argument argument) {
        return argument.value() instanceof Expression.Literal literal ? literal.value() : of(argument.value());
    }

    private static String window(Over over) {
        return switch (over) {
            case Over.Named named -> " over the window " + named.name();
            case Over.Specification specification -> {
                String within = specification.partitionBy().isEmpty()
                        ? ""
                        : " within each " + list(specification.partitionBy());
                String order =
                        specification.orderBy().isEmpty() ? "" : " in the order of " + order(specification.orderBy());
                yield within.isEmpty() && order.isEmpty() ? " over all rows" : within + order;
            }
        };
    }

    static String order(List<OrderItem> items) {
        return items.stream()
                .map(item -> of(item.value())
                        + (item.direction() == OrderItem.Direction.DESCENDING ? ", largest first" : ""))
                .collect(Collectors.joining(", then "));
    }

    private static String construct(Expression.Construct construct) {
        String of = construct.parts().stream()
                .filter(Expression.class::isInstance)
                .map(part -> of((Expression) part))
                .collect(Collectors.joining(", "));
        return construct.name().replace('_', ' ') + (of.isEmpty() ? "" : " of " + of);
    }

    private static String operation(Expression.Operation operation) {
        String symbol = operation.operator().symbol();
        if (ConditionWords.isComparison(symbol)) {
            return "whether " + ConditionWords.of(operation);
        }
        if (operation.left().isEmpty()) {
            return (symbol.equals("-") ? "minus " : symbol + " ") + of(operation.right());
        }
        String words = OPERATORS.getOrDefault(symbol, symbol);
        return operand(operation.left().get()) + " " + words + " " + operand(operation.right());
    }

    /** A part that is itself several words with a choice or a calculation in it needs brackets to stay one part. */
    private static String operand(Expression expression) {
        boolean several = expression instanceof Expression.Operation
                || expression instanceof Expression.Case
                || (expression instanceof Expression.Call call
                        && call.arguments().stream()
                                .anyMatch(argument -> argument.value() instanceof Expression.Case
                                        || argument.value() instanceof Expression.Operation));
        return several ? "(" + of(expression) + ")" : of(expression);
    }

    /** Reading a number as text or the other way round matters; a finer choice of number type does not. */
    private static String cast(Expression.Cast cast) {
        String value = of(cast.value());
        return switch (kindOf(cast.type())) {
            case "date" -> isDayAlready(cast.value()) ? value : "the day of " + value;
            case "text" -> value + " as text";
            case "whole number" -> value + " as a whole number";
            default -> value;
        };
    }

    /** A written date, or a month or year cut off by date_trunc: the cast only takes midnight away. */
    private static boolean isDayAlready(Expression value) {
        return value instanceof Expression.Literal
                || (value instanceof Expression.Call call && call.name().last().equals("date_trunc"));
    }

    private static String kindOf(TypeName type) {
        return switch (type.name().last()) {
            case "date" -> "date";
            case "text", "varchar", "bpchar" -> "text";
            case "int2", "int4", "int8" -> "whole number";
            default -> "";
        };
    }

    private static String decision(Expression.Case decision) {
        String subject = decision.operand().map(operand -> of(operand) + " is ").orElse("");
        String branches = decision.branches().stream()
                .map(branch -> of(branch.result()) + " when " + subject
                        + (subject.isEmpty() ? ConditionWords.of(branch.condition()) : of(branch.condition())))
                .collect(Collectors.joining(", "));
        return branches
                + decision.otherwise().map(other -> ", else " + of(other)).orElse("");
    }

    private static String coalesce(Expression.Coalesce coalesce) {
        String first = of(coalesce.values().getFirst());
        List<Expression> rest = coalesce.values().subList(1, coalesce.values().size());
        return rest.isEmpty() ? first : first + " (or " + list(rest) + " when missing)";
    }
}
