package dash.statement.render;

import dash.statement.Argument;
import dash.statement.CalendarCall;
import dash.statement.Dialect;
import dash.statement.Expression;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Calls. Those about the calendar are written in the dialect's own words; others keep their name. */
final class CallText {

    private static final Set<String> DAY_READERS = Set.of("to_date");

    private final Dialect dialect;
    private final boolean foreign;
    private final QueryText queries;
    private final ExpressionText expressions;

    CallText(Dialect dialect, boolean foreign, QueryText queries, ExpressionText expressions) {
        this.dialect = dialect;
        this.foreign = foreign;
        this.queries = queries;
        this.expressions = expressions;
    }

    String text(Expression.Call call) {
        return inOwnWords(call).orElseGet(() -> plain(call))
                + filter(call)
                + call.over()
                        .map(over -> " OVER " + expressions.windows().over(over))
                        .orElse("");
    }

    private String filter(Expression.Call call) {
        return call.filter()
                .map(kept -> dialect.knowsFilter()
                        ? " FILTER (WHERE " + expressions.text(kept) + ")"
                        : unknown("FILTER (WHERE …)"))
                .orElse("");
    }

    private static String unknown(String what) {
        throw new NotSpelledException(what);
    }

    private Optional<String> inOwnWords(Expression.Call call) {
        if (!foreign) {
            return Optional.empty();
        }
        if (DAY_READERS.contains(call.name().last())
                && call.arguments().size() == 2
                && call.arguments().getLast().value() instanceof Expression.Literal format) {
            String value = expressions.text(call.arguments().getFirst().value());
            return Optional.of(dialect.parsedDay(value, format.value())
                    .orElseThrow(() -> new NotSpelledException("a day written as " + format.value())));
        }
        return CalendarCall.of(call).flatMap(this::calendar);
    }

    private Optional<String> calendar(CalendarCall call) {
        return step(call.unit())
                .map(step -> call.isStart()
                        ? dialect.start(step, expressions.text(call.of()))
                        : dialect.number(step, expressions.text(call.of())));
    }

    private static Optional<Dialect.Step> step(String unit) {
        return switch (unit.toLowerCase(Locale.ROOT)) {
            case "week" -> Optional.of(Dialect.Step.WEEK);
            case "month" -> Optional.of(Dialect.Step.MONTH);
            case "quarter" -> Optional.of(Dialect.Step.QUARTER);
            case "year" -> Optional.of(Dialect.Step.YEAR);
            default -> Optional.empty();
        };
    }

    private String plain(Expression.Call call) {
        String name = call.name().last();
        if (call.sqlSyntax()) {
            return withSyntax(name, call);
        }
        String inside = (call.distinct() ? "DISTINCT " : "")
                + (call.variadic() ? "VARIADIC " : "")
                + (call.star()
                        ? "*"
                        : call.arguments().stream().map(this::argument).collect(Collectors.joining(", ")));
        String order = call.orderBy().isEmpty() ? "" : "ORDER BY " + queries.orderBy(call.orderBy());
        return call.withinGroup()
                ? dialect.call(name) + "(" + inside + ") WITHIN GROUP (" + order + ")"
                : dialect.call(name) + "(" + inside + (order.isEmpty() ? "" : " " + order) + ")";
    }

    private String argument(Argument argument) {
        return argument.name().map(name -> dialect.name(name) + " => ").orElse("") + expressions.text(argument.value());
    }

    /** EXTRACT, TRIM and their kin are written with words between their parts. */
    private String withSyntax(String name, Expression.Call call) {
        List<String> parts = call.arguments().stream()
                .map(argument -> expressions.text(argument.value()))
                .toList();
        return switch (name) {
            case "extract" -> "extract(" + word(call.arguments().getFirst().value()) + " FROM " + parts.get(1) + ")";
            case "btrim", "ltrim", "rtrim" -> trimmed(name, parts);
            case "position" -> "position(" + parts.get(1) + " IN " + parts.getFirst() + ")";
            case "substring", "overlay", "overlaps" -> syntax(name, parts);
            case "timestampadd", "timestampdiff", "get_format" ->
                name + "(" + word(call.arguments().getFirst().value()) + ", "
                        + String.join(", ", parts.subList(1, parts.size())) + ")";
            default -> name + "(" + String.join(", ", parts) + ")";
        };
    }

    private static String word(Expression value) {
        return value instanceof Expression.Literal literal ? literal.value() : unknown("EXTRACT of a computed part");
    }

    private static String trimmed(String name, List<String> parts) {
        String where = switch (name) {
            case "ltrim" -> "LEADING ";
            case "rtrim" -> "TRAILING ";
            default -> "BOTH ";
        };
        return "trim(" + where + (parts.size() > 1 ? parts.get(1) + " " : "") + "FROM " + parts.getFirst() + ")";
    }

    private static String syntax(String name, List<String> parts) {
        return switch (name) {
            case "substring" ->
                "substring(" + parts.getFirst() + " FROM " + parts.get(1)
                        + (parts.size() > 2 ? " FOR " + parts.get(2) : "") + ")";
            case "overlay" ->
                "overlay(" + parts.getFirst() + " PLACING " + parts.get(1) + " FROM " + parts.get(2)
                        + (parts.size() > 3 ? " FOR " + parts.get(3) : "") + ")";
            default ->
                "(" + parts.getFirst() + ", " + parts.get(1) + ") OVERLAPS (" + parts.get(2) + ", " + parts.get(3)
                        + ")";
        };
    }
}
