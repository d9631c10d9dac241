package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.Table;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Source;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Query;
import dash.statement.Span;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A column that is not there under the name that somebody expects. */
final class CheckNameMeans {

    private CheckNameMeans() {}

    static List<RuleHit> check(Rule.NameMeans rule, Sight sight) {
        boolean exists = sight.schema()
                .find(rule.table())
                .flatMap(table -> column(table, rule.name()))
                .isPresent();
        List<RuleHit> hits = new ArrayList<>();
        for (Selection selection : sight.selections().all()) {
            List<Source> sources = sight.sourcesOf(selection, rule.table());
            if (!exists && !sources.isEmpty()) {
                selection.nodes().stream()
                        .filter(Expression.Column.class::isInstance)
                        .map(Expression.Column.class::cast)
                        .forEach(column -> hit(column, rule, selection, sources, sight, hits));
            }
        }
        return hits;
    }

    private static Optional<String> column(Table table, String name) {
        return table.column(name).map(found -> found.name());
    }

    private static void hit(
            Expression.Column column,
            Rule.NameMeans rule,
            Selection selection,
            List<Source> sources,
            Sight sight,
            List<RuleHit> hits) {
        if (sight.is(selection, column, rule.table(), rule.column())) {
            hits.add(RuleHit.kept(column.span()));
        } else if (column.name().last().equals(rule.name()) && belongs(column, rule, selection, sources)) {
            hits.add(renamed(sight.statement(), column, rule));
        }
    }

    /** Qualified with the table, or a bare name that nothing else in sight has. */
    private static boolean belongs(
            Expression.Column column, Rule.NameMeans rule, Selection selection, List<Source> sources) {
        Optional<String> qualifier = column.name().schema();
        if (qualifier.isPresent()) {
            return sources.stream().anyMatch(source -> source.name().equals(qualifier.get()));
        }
        boolean elsewhere = selection.sources().stream().anyMatch(source -> source.has(rule.name()));
        boolean ownResult = selection.select().items().stream()
                .map(Query.SelectItem::alias)
                .anyMatch(alias -> alias.equals(Optional.of(rule.name())));
        return !elsewhere && !ownResult && selection.origin(column).isEmpty();
    }

    private static RuleHit renamed(Statement statement, Expression.Column column, Rule.NameMeans rule) {
        String written = statement.text(column);
        int from = column.span().from() + written.lastIndexOf('.') + 1;
        return RuleHit.broken(
                column.span(),
                new Edit(new Span(from, column.span().to()), statement.dialect().name(rule.column())));
    }
}
