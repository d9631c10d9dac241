package dash.answer;

import dash.statement.CalendarCall;
import dash.statement.Expression;
import dash.statement.TypeName;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Says a value in words. Every kind of expression has its own wording; what has no plain word is named rather than
 * paraphrased, because a wrong paraphrase is worse than a technical word.
 */
final class ExpressionWords {

    private static final Map<String, String> OPERATORS = Map.of(
            "+", "plus",
            "-", "minus",
            "*", "times",
            "/", "divided by",
            "%", "modulo",
            "^", "to the power of",
            "||", "followed by");

    private final Speaker speaker;

    ExpressionWords(Speaker speaker) {
        this.speaker = speaker;
    }

    String of(Expression expression) {
        return switch (expression) {
            case Expression.Simple simple -> simple(simple);
            case Expression.Compound compound -> compound(compound);
        };
    }

    private String list(List<? extends Expression> expressions) {
        return String.join(", ", speaker.values(expressions));
    }

    private String simple(Expression.Simple expression) {
        return switch (expression) {
            case Expression.Column column -> speaker.names().column(column.name());
            case Expression.Star star ->
                star.qualifier().isEmpty()
                        ? "every column"
                        : "every column of " + Names.words(star.qualifier().getLast());
            case Expression.Literal literal -> LiteralWords.of(literal);
            case Expression.Parameter parameter -> "value " + parameter.number();
            case Expression.SpecialValue special -> special(special.name());
        };
    }

    private static String special(String name) {
        return switch (name) {
            case "current_date" -> "today";
            case "current_timestamp", "localtimestamp" -> "now";
            default -> Names.words(name);
        };
    }

    private String compound(Expression.Compound expression) {
        return switch (expression) {
            case Expression.Call call -> new CallWords(speaker).of(call);
            case Expression.Operation operation -> operation(operation);
            case Expression.Cast cast -> cast(cast);
            case Expression.Case decision -> decision(decision);
            case Expression.Coalesce coalesce -> coalesce(coalesce);
            case Expression.Extreme extreme ->
                (extreme.greatest() ? "the largest of " : "the smallest of ")
                        + English.and(speaker.values(extreme.values()));
            case Expression.NullIf nullIf -> part(nullIf.left()) + " (empty when it is " + of(nullIf.right()) + ")";
            case Expression.ScalarSubquery subquery -> "the value of " + speaker.query(subquery.query());
            case Expression.ArraySubquery subquery -> "the list from " + speaker.query(subquery.query());
            case Expression.ArrayLiteral array -> "the list " + list(array.elements());
            case Expression.Row row -> "(" + list(row.elements()) + ")";
            case Expression.Subscript subscript -> subscript(subscript);
            case Expression.Field field -> Names.words(field.field()) + " of " + of(field.base());
            case Expression.Collate collate -> of(collate.value());
            case Expression.AtTimeZone zone -> zoned(zone);
            case Expression.GroupingOf grouping -> "the level of subtotals over " + list(grouping.arguments());
            case Expression.Construct construct -> construct(construct);
            case Expression.Quantified condition -> whether(condition);
            case Expression.Like condition -> whether(condition);
            case Expression.Between condition -> whether(condition);
            case Expression.InList condition -> whether(condition);
            case Expression.DistinctFrom condition -> whether(condition);
            case Expression.Logical condition -> whether(condition);
            case Expression.Not condition -> whether(condition);
            case Expression.NullTest condition -> whether(condition);
            case Expression.BooleanTest condition -> whether(condition);
            case Expression.Exists condition -> whether(condition);
            case Expression.InSubquery condition -> whether(condition);
            case Expression.QuantifiedSubquery condition -> whether(condition);
        };
    }

    private String whether(Expression condition) {
        return "whether " + speaker.condition(condition);
    }

    private String zoned(Expression.AtTimeZone zone) {
        String named = zone.zone() instanceof Expression.Literal literal
                ? LiteralWords.zone(literal.value())
                : "time zone " + of(zone.zone());
        return part(zone.value()) + " (" + named + ")";
    }

    private String subscript(Expression.Subscript subscript) {
        String at = subscript.brackets().stream()
                .map(bracket ->
                        bracket.lower().map(low -> of(low) + " to ").orElse(bracket.slice() ? "the first to " : "")
                                + bracket.upper().map(this::of).orElse("the last"))
                .collect(Collectors.joining(", "));
        return "element " + at + " of " + of(subscript.base());
    }

    private String construct(Expression.Construct construct) {
        String of = construct.parts().stream()
                .filter(Expression.class::isInstance)
                .map(part -> of((Expression) part))
                .collect(Collectors.joining(", "));
        return Names.words(construct.name()) + (of.isEmpty() ? "" : " of " + of);
    }

    private String operation(Expression.Operation operation) {
        String symbol = operation.operator().symbol();
        if (operation.left().isEmpty()) {
            return (symbol.equals("-") ? "minus " : symbol + " ") + part(operation.right());
        }
        if (ConditionWords.isComparison(symbol)) {
            return whether(operation);
        }
        Expression left = operation.left().get();
        if (symbol.startsWith("->") || symbol.startsWith("#>")) {
            return "the field " + of(operation.right()) + " of " + of(left);
        }
        boolean interval = isInterval(operation.right());
        if (interval && (symbol.equals("+") || symbol.equals("-"))) {
            return of(operation.right()) + (symbol.equals("+") ? " after " : " before ") + of(left);
        }
        return part(left) + " " + OPERATORS.getOrDefault(symbol, symbol) + " " + part(operation.right());
    }

    private static boolean isInterval(Expression value) {
        return value instanceof Expression.Cast cast
                && cast.type().name().last().equals("interval")
                && cast.value() instanceof Expression.Literal;
    }

    /** A part that is itself a calculation or a choice needs brackets to stay one part. */
    String part(Expression expression) {
        Expression inner = expression instanceof Expression.Cast cast && isSilent(cast) ? cast.value() : expression;
        boolean several = switch (inner) {
            case Expression.Operation operation -> true;
            case Expression.Case decision -> true;
            case Expression.Logical logical -> true;
            case Expression.Call call -> CallWords.isLong(call);
            default -> false;
        };
        return several ? "(" + of(expression) + ")" : of(expression);
    }

    /** Reading a number as text or the other way round matters; a finer choice of number type does not. */
    private String cast(Expression.Cast cast) {
        if (isInterval(cast) && cast.value() instanceof Expression.Literal literal) {
            return literal.value();
        }
        String value = isSilent(cast) ? of(cast.value()) : part(cast.value());
        return switch (kindOf(cast.type())) {
            case "date" -> isDayAlready(cast.value()) ? value : "the day of " + value;
            case "text" -> value + " as text";
            case "whole number" -> value + " as a whole number";
            case "time" -> isDayAlready(cast.value()) ? value : value + " as a point in time";
            default -> value;
        };
    }

    private static boolean isSilent(Expression.Cast cast) {
        return kindOf(cast.type()).isEmpty() || (kindOf(cast.type()).equals("date") && isDayAlready(cast.value()));
    }

    /** A written date, or a month or year cut off by date_trunc: the cast only takes midnight away. */
    private static boolean isDayAlready(Expression value) {
        return value instanceof Expression.Literal
                || (value instanceof Expression.Call call
                        && CalendarCall.of(call).filter(CalendarCall::isStart).isPresent());
    }

    private static String kindOf(TypeName type) {
        return switch (type.name().last()) {
            case "date" -> "date";
            case "text", "varchar", "bpchar", "char", "string" -> "text";
            case "int2", "int4", "int8", "int", "integer", "bigint", "signed", "unsigned" -> "whole number";
            case "timestamp", "timestamptz", "datetime" -> "time";
            default -> "";
        };
    }

    private String decision(Expression.Case decision) {
        String subject = decision.operand().map(operand -> of(operand) + " is ").orElse("");
        String branches = decision.branches().stream()
                .map(branch -> of(branch.result()) + " if " + subject
                        + (subject.isEmpty() ? speaker.condition(branch.condition()) : of(branch.condition())))
                .collect(Collectors.joining(", "));
        return branches
                + decision.otherwise().map(other -> ", otherwise " + of(other)).orElse(", otherwise empty");
    }

    private String coalesce(Expression.Coalesce coalesce) {
        String first = part(coalesce.values().getFirst());
        List<Expression> rest = coalesce.values().subList(1, coalesce.values().size());
        return rest.isEmpty()
                ? first
                : first + " (where empty, " + String.join(", or else ", speaker.values(rest)) + ")";
    }
}
