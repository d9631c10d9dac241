package dash.answer;

import dash.statement.CalendarCall;
import dash.statement.Expression;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Says the call of a function in words; one without plain words is named. */
final class CallWords {

    private static final Map<String, String> OF = Map.ofEntries(
            Map.entry("sum", "the sum of"),
            Map.entry("avg", "the average of"),
            Map.entry("min", "the lowest"),
            Map.entry("max", "the highest"),
            Map.entry("array_agg", "the list of"),
            Map.entry("json_agg", "the list of"),
            Map.entry("jsonb_agg", "the list of"),
            Map.entry("stddev", "the standard deviation of"),
            Map.entry("stddev_samp", "the standard deviation of"),
            Map.entry("variance", "the variance of"),
            Map.entry("bool_and", "whether for all rows it holds:"),
            Map.entry("every", "whether for all rows it holds:"),
            Map.entry("bool_or", "whether for some row it holds:"),
            Map.entry("abs", "the absolute value of"),
            Map.entry("length", "the length of"),
            Map.entry("char_length", "the length of"),
            Map.entry("unnest", "each element of"),
            Map.entry("floor", "the whole number at or below"),
            Map.entry("ceil", "the whole number at or above"),
            Map.entry("ceiling", "the whole number at or above"),
            Map.entry("age", "the time between"),
            Map.entry("first_value", "the first"),
            Map.entry("last_value", "the last"),
            Map.entry("md5", "the checksum of"));

    private final Speaker speaker;

    CallWords(Speaker speaker) {
        this.speaker = speaker;
    }

    /** Whether its words need brackets beside an operator. */
    static boolean isLong(Expression.Call call) {
        return call.over().isPresent()
                || call.filter().isPresent()
                || call.name().last().equals("round")
                || call.arguments().stream()
                        .anyMatch(argument -> argument.value() instanceof Expression.Case
                                || argument.value() instanceof Expression.Operation);
    }

    String of(Expression.Call call) {
        String filter = call.filter()
                .map(kept -> " (only rows where " + speaker.condition(kept) + ")")
                .orElse("");
        String name = call.name().last().toLowerCase(Locale.ROOT);
        return plain(name, call)
                + filter
                + call.over()
                        .map(over -> new WindowWords(speaker).of(over, name))
                        .orElse("");
    }

    private String plain(String name, Expression.Call call) {
        return switch (name) {
            case "count" -> count(call);
            case "round", "trunc" -> rounded(name, call);
            case "percentile_cont", "percentile_disc" -> percentile(call);
            case "mode" -> "the most common " + ordered(call);
            case "row_number" -> "the row number";
            case "rank", "dense_rank" -> name.equals("rank") ? "the rank" : "the rank (without gaps)";
            case "ntile" -> "the number of the part when split into " + argument(call, 0) + " equal parts";
            case "to_date", "str_to_date", "strptime", "try_strptime", "date_parse" ->
                argument(call, 0) + " read as a day";
            case "to_timestamp" -> argument(call, 0) + " read as a point in time";
            case "to_char" -> argument(call, 0) + " written as " + argument(call, 1);
            case "now", "clock_timestamp", "statement_timestamp", "sysdate" -> "now";
            case "curdate", "today" -> "today";
            case "ifnull", "nvl" -> argument(call, 0) + " (where empty, " + argument(call, 1) + ")";
            case "lower" -> argument(call, 0) + " in small letters";
            case "upper" -> argument(call, 0) + " in capitals";
            case "lag" -> neighbour(call, "before");
            case "lead" -> neighbour(call, "after");
            case "string_agg", "group_concat", "listagg" ->
                "all " + argument(call, 0) + " joined to one text" + sorted(call);
            case "concat" -> String.join(" followed by ", arguments(call));
            case "generate_series" -> series(call);
            default -> CalendarCall.of(call).map(this::calendar).orElseGet(() -> named(name, call));
        };
    }

    private String named(String name, Expression.Call call) {
        String distinct = call.distinct() ? "different " : "";
        if (OF.containsKey(name) && !call.arguments().isEmpty()) {
            return OF.get(name) + " " + distinct
                    + (call.arguments().size() == 1 ? part(call, 0) : English.and(arguments(call))) + sorted(call);
        }
        String words = Names.words(name);
        String of = String.join(", ", arguments(call));
        return of.isEmpty()
                ? words
                : words + " of " + distinct + (call.arguments().size() > 1 ? "(" + of + ")" : of);
    }

    private String count(Expression.Call call) {
        if (call.star() || call.arguments().isEmpty()) {
            return "the number of rows";
        }
        String what = argument(call, 0);
        boolean constant = call.arguments().getFirst().value() instanceof Expression.Literal;
        return call.distinct()
                ? "the number of different " + what
                : constant ? "the number of rows" : "the number of rows with " + what + " filled in";
    }

    private String rounded(String name, Expression.Call call) {
        String how = name.equals("round") ? "rounded" : "cut off";
        String to = call.arguments().size() < 2
                ? " to a whole number"
                : " to " + argument(call, 1) + (argument(call, 1).equals("1") ? " decimal" : " decimals");
        return argument(call, 0) + ", " + how + to;
    }

    private String calendar(CalendarCall call) {
        String of = speaker.value(call.of());
        String unit = call.unit();
        if (call.isStart()) {
            return "the " + unit + " of " + of;
        }
        return switch (unit) {
            case "epoch" -> new ExpressionWords(speaker).part(call.of()) + " in seconds";
            case "dow", "isodow" -> "the day of the week of " + of;
            case "doy" -> "the day of the year of " + of;
            case "year", "hour", "minute", "second" -> "the " + unit + " of " + of;
            default -> "the " + unit + " number of " + of;
        };
    }

    private String percentile(Expression.Call call) {
        String which = call.arguments().isEmpty() ? "" : argument(call, 0);
        if (which.equals("0.5")) {
            return "the median of " + ordered(call);
        }
        return which.matches("0?\\.\\d+")
                ? "the value of " + ordered(call) + " below which " + percent(which) + " % lie"
                : "the percentile " + which + " of " + ordered(call);
    }

    private static String percent(String share) {
        return new BigDecimal(share).movePointRight(2).stripTrailingZeros().toPlainString();
    }

    private String ordered(Expression.Call call) {
        return call.orderBy().isEmpty()
                ? ""
                : new ExpressionWords(speaker).part(call.orderBy().getFirst().value());
    }

    private String sorted(Expression.Call call) {
        return call.orderBy().isEmpty() ? "" : " in the order of " + new OrderWords(speaker).of(call.orderBy());
    }

    private String neighbour(Expression.Call call, String where) {
        String rows = call.arguments().size() < 2 || argument(call, 1).equals("1")
                ? "the row " + where
                : argument(call, 1) + " rows " + where;
        String otherwise = call.arguments().size() < 3 ? "" : " (" + argument(call, 2) + " where there is none)";
        return part(call, 0) + " of " + rows + otherwise;
    }

    private String series(Expression.Call call) {
        String steps = call.arguments().size() < 3 ? "" : " in steps of " + argument(call, 2);
        return "the series from " + argument(call, 0) + " to "
                + (call.arguments().size() < 2 ? "" : argument(call, 1)) + steps;
    }

    private List<String> arguments(Expression.Call call) {
        return call.arguments().stream()
                .map(argument -> speaker.value(argument.value()))
                .toList();
    }

    private String argument(Expression.Call call, int index) {
        return index < call.arguments().size()
                ? speaker.value(call.arguments().get(index).value())
                : "nothing";
    }

    private String part(Expression.Call call, int index) {
        return new ExpressionWords(speaker).part(call.arguments().get(index).value());
    }
}
