package dash.schema.resolved;

import dash.schema.ForeignKey;
import dash.schema.Table;
import dash.statement.Expression;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Aggregates in normal form. Counting rows, counting a key, counting a distinct key and adding up ones are one thing: the
 * count of that table. A condition is written behind it, whether it came as FILTER or as CASE.
 */
final class AggregateForm {

    private final NormalForm form;
    private final Selection selection;

    AggregateForm(NormalForm form, Selection selection) {
        this.form = form;
        this.selection = selection;
    }

    Scaled scaled(Expression.Call call) {
        String filter = call.filter().map(this::condition).orElse("");
        if (Aggregates.is(call, "count")) {
            return count(call, filter);
        }
        Optional<Expression> argument = call.arguments().stream().findFirst().map(first -> first.value());
        if (Aggregates.is(call, "sum") && argument.isPresent()) {
            Optional<Expression> ones = condition(argument.get(), "1");
            if (ones.isPresent()) {
                return Scaled.of(counted(call) + "[" + condition(ones.get()) + "]");
            }
        }
        return plain(call, argument, filter);
    }

    private Scaled plain(Expression.Call call, Optional<Expression> argument, String filter) {
        String name = call.name().last().toLowerCase(Locale.ROOT);
        Scaled value = argument.map(form::scaled).orElse(Scaled.of(""));
        String within =
                call.orderBy().stream().map(item -> form.text(item.value())).collect(Collectors.joining(", "));
        String behind = (within.isEmpty() ? "" : " within " + within) + (filter.isEmpty() ? "" : "[" + filter + "]");
        boolean linear = Set.of("sum", "avg").contains(name);
        String inside = linear ? value.core() : value.text();
        Scaled whole = Scaled.of(name + "(" + (call.distinct() ? "distinct " : "") + inside + ")" + behind);
        return linear ? whole.times(value.factor()) : whole;
    }

    private Scaled count(Expression.Call call, String filter) {
        Optional<Expression> argument = call.arguments().stream().findFirst().map(first -> first.value());
        Optional<Expression> chosen = argument.flatMap(value -> condition(value, ""));
        String condition = chosen.map(this::condition).orElse(filter);
        String what = chosen.isPresent() && argument.get() instanceof Expression.Case decision
                ? counted(call, decision.branches().getFirst().result())
                : argument.map(value -> counted(call, value)).orElseGet(() -> counted(call));
        return Scaled.of(what + (condition.isEmpty() ? "" : "[" + condition + "]"));
    }

    /** The condition of CASE WHEN condition THEN value [ELSE nothing] END; any value when none is asked for. */
    private static Optional<Expression> condition(Expression value, String then) {
        return value instanceof Expression.Case decision
                        && decision.operand().isEmpty()
                        && decision.branches().size() == 1
                        && decision.otherwise().stream().allMatch(CaseForm::isNothing)
                        && (then.isEmpty()
                                || isLiteral(decision.branches().getFirst().result(), then))
                ? Optional.of(decision.branches().getFirst().condition())
                : Optional.empty();
    }

    private static boolean isLiteral(Expression value, String text) {
        return value instanceof Expression.Literal literal && literal.value().equals(text);
    }

    private String condition(Expression condition) {
        return new ConditionForm(form).text(condition);
    }

    private String counted(Expression.Call call, Expression value) {
        if (value instanceof Expression.Literal) {
            return counted(call);
        }
        Optional<String> table =
                value instanceof Expression.Column column ? keyOf(column, call.distinct()) : Optional.empty();
        return "count(" + table.orElseGet(() -> (call.distinct() ? "distinct " : "") + form.text(value)) + ")";
    }

    /** The table whose rows are counted: the column's own, or for distinct values the one that the column is a key of. */
    private Optional<String> keyOf(Expression.Column column, boolean distinct) {
        Optional<Origin> origin = selection.origin(column);
        Optional<Table> table = origin.flatMap(found -> found.source().table());
        if (table.isEmpty()) {
            return Optional.empty();
        }
        String name = origin.get().column();
        if (table.get().uniqueKeys().contains(List.of(name))) {
            return Optional.of(table.get().name().name());
        }
        if (!distinct) {
            return Optional.of(table.get().name().name());
        }
        return table.get().foreignKeys().stream()
                .filter(key -> key.columns().equals(List.of(name)))
                .map((ForeignKey key) -> key.target().name())
                .findFirst();
    }

    /** count(*) counts the entry that tells all others apart. */
    private String counted(Expression.Call call) {
        Joining joining = new Joining(selection);
        return selection.sources().stream()
                .filter(source -> joining.reachesAll(Set.of(source.name())))
                .findFirst()
                .map(this::counted)
                .orElse("count(" + (call.star() ? "*" : "rows") + ")");
    }

    private String counted(Source source) {
        if (source.table().isPresent()) {
            return "count(" + source.table().get().name().name() + ")";
        }
        return source.branches().size() == 1 && !source.branches().getFirst().isAggregated()
                ? new AggregateForm(
                                form.in(source.branches().getFirst()),
                                source.branches().getFirst())
                        .countedBehind()
                : "count(*)";
    }

    private String countedBehind() {
        Joining joining = new Joining(selection);
        return selection.sources().stream()
                .filter(source -> joining.reachesAll(Set.of(source.name())))
                .findFirst()
                .map(this::counted)
                .orElse("count(*)");
    }
}
