package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.resolved.Selection;
import dash.statement.Argument;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A column that holds days as text has to be parsed before it is used as a day. */
final class CheckParseDate {

    private static final Set<String> TIME_CALLS =
            Set.of("extract", "date_part", "date_trunc", "age", "to_char", "year", "month", "strftime", "date_format");
    private static final Set<String> TIME_TYPES = Set.of("date", "datetime", "timestamp", "timestamptz");
    private static final Set<String> PARSERS =
            Set.of("to_date", "to_timestamp", "strptime", "try_strptime", "str_to_date", "date_parse");

    private CheckParseDate() {}

    static List<RuleHit> check(Rule.ParseDate rule, Sight sight) {
        List<RuleHit> hits = new ArrayList<>();
        for (Selection selection : sight.selections().all()) {
            for (Node node : selection.nodes()) {
                check(node, rule, selection, sight, hits);
            }
        }
        return hits;
    }

    private static void check(Node node, Rule.ParseDate rule, Selection selection, Sight sight, List<RuleHit> hits) {
        switch (node) {
            case Expression.Call call
            when PARSERS.contains(call.name().last()) -> parsed(call, rule, selection, sight, hits);
            case Expression.Call call
            when TIME_CALLS.contains(call.name().last()) ->
                call.arguments().stream()
                        .map(Argument::value)
                        .filter(value -> sight.is(selection, value, rule.table(), rule.column()))
                        .forEach(value -> hits.add(broken(sight.statement(), value, value, rule.format())));
            case Expression.Cast cast
            when TIME_TYPES.contains(cast.type().name().last())
                    && sight.is(selection, cast.value(), rule.table(), rule.column()) ->
                hits.add(broken(sight.statement(), cast, cast.value(), rule.format()));
            default ->
                Comparison.in(node).stream()
                        .filter(comparison -> sight.is(selection, comparison.value(), rule.table(), rule.column()))
                        .filter(comparison -> comparison.with().stream().anyMatch(CheckParseDate::isTime))
                        .forEach(comparison -> hits.add(
                                broken(sight.statement(), comparison.value(), comparison.value(), rule.format())));
        }
    }

    private static void parsed(
            Expression.Call call, Rule.ParseDate rule, Selection selection, Sight sight, List<RuleHit> hits) {
        if (call.arguments().size() == 2
                && sight.is(selection, call.arguments().getFirst().value(), rule.table(), rule.column())
                && call.arguments().get(1).value() instanceof Expression.Literal format) {
            String pattern = sight.dialect().dayPattern(rule.format()).orElse(rule.format());
            hits.add(
                    format.value().equals(pattern)
                            ? RuleHit.kept(call.span())
                            : RuleHit.broken(
                                    format.span(),
                                    new Edit(format.span(), sight.dialect().text(pattern))));
        }
    }

    private static RuleHit broken(Statement statement, Expression replaced, Expression column, String format) {
        return statement
                .dialect()
                .parsedDay(statement.text(column), format)
                .map(parsed -> new Edit(Edits.closed(statement, replaced.span()), parsed))
                .map(edit -> RuleHit.broken(replaced.span(), edit))
                .orElseGet(() -> RuleHit.broken(replaced.span()));
    }

    /** A typed day or moment, or what is computed from the clock. */
    private static boolean isTime(Expression expression) {
        return switch (expression) {
            case Expression.Cast cast -> TIME_TYPES.contains(cast.type().name().last());
            case Expression.SpecialValue special ->
                special.name().startsWith("current_") || special.name().startsWith("local");
            case Expression.Call call ->
                Set.of("now", "make_date", "date_trunc", "to_date", "curdate", "today", "date")
                        .contains(call.name().last());
            case Expression.Operation operation ->
                operation.left().map(CheckParseDate::isTime).orElse(false) || isTime(operation.right());
            default -> false;
        };
    }
}
