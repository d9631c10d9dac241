package dash.databases.duckdb.parser;

import dash.statement.Argument;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.OperatorName;
import dash.statement.Span;
import dash.statement.TypeName;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What is written in a form of its own and reaches us as a call: operators, LIKE, EXTRACT, INTERVAL, lists and rows. */
final class WrittenCalls {

    private static final Map<String, String> INTERVALS = Map.ofEntries(
            Map.entry("to_years", "years"),
            Map.entry("to_quarters", "quarters"),
            Map.entry("to_months", "months"),
            Map.entry("to_weeks", "weeks"),
            Map.entry("to_days", "days"),
            Map.entry("to_hours", "hours"),
            Map.entry("to_minutes", "minutes"),
            Map.entry("to_seconds", "seconds"),
            Map.entry("to_milliseconds", "milliseconds"),
            Map.entry("to_microseconds", "microseconds"),
            Map.entry("to_decades", "decades"),
            Map.entry("to_centuries", "centuries"),
            Map.entry("to_millennia", "millennia"));

    private final TreeReader tree;

    WrittenCalls(TreeReader tree) {
        this.tree = tree;
    }

    Expression operator(Fields fields, Name name, List<Argument> arguments) {
        List<Expression> operands = arguments.stream().map(Argument::value).toList();
        Span span = tree.spans().around(fields.own(), operands);
        String symbol = name.last();
        return switch (symbol) {
            case "~~", "!~~", "~~*", "!~~*" -> like(fields, span, symbol, operands);
            case "like_escape", "not_like_escape", "ilike_escape", "not_ilike_escape" ->
                like(fields, span, escaped(symbol), operands);
            default ->
                switch (operands.size()) {
                    case 1 ->
                        new Expression.Operation(span, OperatorName.of(symbol), Optional.empty(), operands.getFirst());
                    case 2 ->
                        new Expression.Operation(
                                span, OperatorName.of(symbol), Optional.of(operands.getFirst()), operands.getLast());
                    default -> throw fields.notUnderstood("an operator of " + operands.size() + " operands");
                };
        };
    }

    private static String escaped(String name) {
        return (name.startsWith("not_") ? "!" : "") + (name.contains("ilike") ? "~~*" : "~~");
    }

    private static Expression like(Fields fields, Span span, String symbol, List<Expression> operands) {
        if (operands.size() < 2 || operands.size() > 3) {
            throw fields.notUnderstood("LIKE of " + operands.size() + " operands");
        }
        Expression.Matching matching = symbol.endsWith("*") ? Expression.Matching.ILIKE : Expression.Matching.LIKE;
        Optional<Expression> escape = operands.size() == 3 ? Optional.of(operands.getLast()) : Optional.empty();
        return new Expression.Like(
                span,
                matching,
                symbol.startsWith("!"),
                OperatorName.of(symbol),
                operands.getFirst(),
                operands.get(1),
                escape);
    }

    /** The form a call was written in, when it was not written as a call. */
    Optional<Expression> form(Fields fields, String name, List<Argument> arguments) {
        if (arguments.stream().anyMatch(argument -> argument.name().isPresent())) {
            return Optional.empty();
        }
        List<Expression> values = arguments.stream().map(Argument::value).toList();
        Span own = fields.own();
        Span span = tree.spans().around(own, values);
        String first = tree.spans().firstWord(own);
        boolean two = values.size() == 2;
        return switch (name) {
            case "nullif" ->
                two ? Optional.of(new Expression.NullIf(span, values.getFirst(), values.getLast())) : Optional.empty();
            case "greatest", "least" -> Optional.of(new Expression.Extreme(span, name.equals("greatest"), values));
            case "list_value" ->
                tree.spans().startsWith(own, "[")
                        ? Optional.of(new Expression.ArrayLiteral(span, values))
                        : Optional.empty();
            case "row" -> Optional.of(new Expression.Row(span, values));
            case "date_part" -> two && first.equals("EXTRACT") ? extract(span, values) : Optional.empty();
            case "timezone" ->
                two && !first.equals("TIMEZONE")
                        ? Optional.of(new Expression.AtTimeZone(span, values.getLast(), values.getFirst()))
                        : Optional.empty();
            default -> first.equals("INTERVAL") ? interval(span, name, values) : Optional.empty();
        };
    }

    private static Optional<Expression> extract(Span span, List<Expression> values) {
        Expression field = values.getFirst() instanceof Expression.Literal word
                ? new Expression.Literal(word.span(), word.kind(), word.value().toLowerCase(Locale.ROOT))
                : values.getFirst();
        List<Argument> arguments = List.of(
                new Argument(field.span(), Optional.empty(), field),
                new Argument(values.getLast().span(), Optional.empty(), values.getLast()));
        return Optional.of(new Expression.Call(
                span,
                Name.of("extract"),
                true,
                false,
                false,
                false,
                arguments,
                List.of(),
                false,
                Optional.empty(),
                Optional.empty()));
    }

    /** {@code INTERVAL 1 DAY} is a constant, though the engine computes it; of a column it stays a call. */
    private Optional<Expression> interval(Span span, String name, List<Expression> values) {
        String unit = INTERVALS.get(name);
        Expression amount = values.size() == 1 ? stripped(values.getFirst()) : values.getFirst();
        if (unit == null || !(amount instanceof Expression.Literal constant)) {
            return Optional.empty();
        }
        TypeName type = new TypeName(span, Name.of("interval"), List.of(), 0, false, false);
        Expression.Literal text =
                new Expression.Literal(constant.span(), Expression.Literal.Kind.STRING, constant.value() + " " + unit);
        return Optional.of(new Expression.Cast(span, text, type));
    }

    /** Takes off the conversions that stand nowhere. */
    private static Expression stripped(Expression value) {
        return switch (value) {
            case Expression.Cast cast -> stripped(cast.value());
            case Expression.Call call
            when call.arguments().size() == 1 ->
                stripped(call.arguments().getFirst().value());
            default -> value;
        };
    }
}
