package dash.learn;

import dash.doubt.Doubt;
import dash.learnings.Mistake;
import dash.learnings.Rule;
import dash.learnings.rules.Bare;
import dash.learnings.rules.LiveTypes;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.resolved.NormalForm;
import dash.schema.resolved.Origin;
import dash.schema.resolved.Scaled;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Selections;
import dash.statement.Conjuncts;
import dash.statement.Difference;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Query;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What makes a result right that ran before and was wrong: a unit, a filter, a value. */
final class ResultCandidates {

    private static final Pattern MEASURE = Pattern.compile("(?:sum|avg|min|max)?\\(?(\\w+)\\.(\\w+)\\)?(\\[.*)?");

    private final Pair pair;
    private final Selections after;
    private final List<Difference.Part> parts;

    ResultCandidates(Pair pair, Selections after, List<Difference.Part> parts) {
        this.pair = pair;
        this.after = after;
        this.parts = parts;
    }

    List<Rule> all() {
        List<Rule> rules = new ArrayList<>();
        boolean corrected = pair.sort() == Mistake.Sort.CORRECTED;
        if (corrected || Candidates.isAbout(pair.code(), Doubt.Kind.MIXED_UNITS, Doubt.Kind.METRIC_NOT_HONOURED)) {
            scales(rules);
        }
        if (corrected || Candidates.isAbout(pair.code(), Doubt.Kind.METRIC_NOT_HONOURED)) {
            filters(rules);
        }
        boolean valueless = pair.code().equals(Candidates.WRONG_VALUE)
                || Candidates.isAbout(pair.code(), Doubt.Kind.EMPTY, Doubt.Kind.UNKNOWN_VALUE);
        if (corrected || valueless) {
            values(rules);
        }
        return rules;
    }

    private void scales(List<Rule> rules) {
        for (Selection selection : after.top()) {
            NormalForm form = new NormalForm(after, selection);
            for (Query.SelectItem item : selection.select().items()) {
                Scaled value = form.scaled(item.value());
                Matcher measure = MEASURE.matcher(
                        value.parts().size() == 1 ? value.parts().getFirst() : "");
                if (measure.matches()
                        && !value.factor().toString().equals("1")
                        && !value.factor().isZero()) {
                    BigDecimal factor = new BigDecimal(value.factor().above())
                            .divide(new BigDecimal(value.factor().below()), MathContext.DECIMAL64)
                            .stripTrailingZeros();
                    rules.add(new Rule.ScaleByUnit(measure.group(1), measure.group(2), factor));
                }
            }
        }
    }

    /** A condition that is new in the right statement, about one table alone, and about no point in time. */
    private void filters(List<Rule> rules) {
        Set<Node> added = new HashSet<>();
        parts.stream()
                .filter(part -> part.before().isEmpty())
                .forEach(part -> part.after().ifPresent(added::add));
        for (Selection selection : after.all()) {
            for (Expression condition : selection.conditions()) {
                if (added.contains(condition)) {
                    table(selection, condition)
                            .ifPresent(table -> rules.add(
                                    new Rule.RequireFilter(table, Bare.unqualified(pair.after(), condition))));
                }
            }
        }
    }

    private static Optional<String> table(Selection selection, Expression condition) {
        List<Origin> origins = condition
                .every(Expression.Column.class)
                .flatMap(column -> selection.base(column).stream())
                .toList();
        boolean timeless = origins.stream()
                .map(origin -> origin.live().map(Column::type).orElse("date"))
                .noneMatch(LiveTypes::isTime);
        List<String> tables = origins.stream()
                .flatMap(origin -> origin.source().table().stream())
                .map(Table::name)
                .map(name -> name.name())
                .distinct()
                .toList();
        boolean whole = condition.every(Query.class).findAny().isEmpty();
        return timeless && whole && tables.size() == 1 ? Optional.of(tables.getFirst()) : Optional.empty();
    }

    /** A text that went and one that came, compared with the same column. */
    private void values(List<Rule> rules) {
        for (Difference.Part part : parts) {
            if (part.before().orElse(null) instanceof Expression.Literal wrong
                    && part.after().orElse(null) instanceof Expression.Literal right
                    && wrong.kind() == Expression.Literal.Kind.STRING
                    && right.kind() == Expression.Literal.Kind.STRING) {
                compared(right)
                        .ifPresent(origin -> origin.source()
                                .table()
                                .ifPresent(table -> rules.add(new Rule.ValueMeans(
                                        table.name().name(), origin.column(), wrong.value(), right.value()))));
            }
        }
    }

    private Optional<Origin> compared(Expression.Literal literal) {
        return after.all().stream()
                .flatMap(selection -> selection.conditions().stream()
                        .flatMap(condition -> Conjuncts.of(condition).stream())
                        .filter(condition ->
                                condition.every(Expression.Literal.class).anyMatch(literal::equals))
                        .flatMap(condition -> condition.every(Expression.Column.class))
                        .flatMap(column -> selection.base(column).stream()))
                .findFirst();
    }
}
