package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.resolved.Condition;
import dash.schema.resolved.ConditionForm;
import dash.schema.resolved.NormalForm;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Selections;
import dash.schema.resolved.Source;
import dash.statement.Dialect;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Parsing;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Span;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rows that do not count. A select that says anything itself about the columns of the condition is left alone: whoever
 * wrote it thought of them.
 */
final class CheckRequireFilter {

    private static final Pattern USING = Pattern.compile("(?i)\\s+USING\\s*\\([^()]*\\)");

    private final StatementParser parser;

    CheckRequireFilter(StatementParser parser) {
        this.parser = parser;
    }

    /** The condition as a statement of its own, so that it can be read and its columns found. */
    private Optional<Statement> alone(Rule.RequireFilter rule, Dialect dialect) {
        String sql = "SELECT 1 FROM " + named(rule.table(), dialect) + " WHERE " + rule.condition();
        return parser.parse(sql) instanceof Parsing.Parsed(Statement statement)
                ? Optional.of(statement)
                : Optional.empty();
    }

    private static String named(String table, Dialect dialect) {
        return String.join(
                ".", List.of(table.split("\\.", -1)).stream().map(dialect::name).toList());
    }

    List<RuleHit> check(Rule.RequireFilter rule, Sight sight) {
        List<RuleHit> hits = new ArrayList<>();
        Optional<Statement> alone = alone(rule, sight.dialect());
        if (alone.isEmpty()) {
            return hits;
        }
        Selections required = Selections.of(alone.get(), sight.schema());
        List<Condition> wanted = conditions(required, required.top().getFirst());
        Set<String> columns =
                columnNames(alone.get().root().every(Expression.Column.class).toList());
        Set<String> held = new HashSet<>();
        sight.selections()
                .all()
                .forEach(selection ->
                        conditions(sight.selections(), selection).forEach(condition -> held.add(condition.text())));
        for (Selection selection : sight.selections().all()) {
            for (Source source : sight.sourcesOf(selection, rule.table())) {
                if (wanted.stream().map(Condition::text).allMatch(held::contains)) {
                    hits.add(RuleHit.kept(source.relation().span()));
                } else if (!speaksOf(sight, columns, rule.table())) {
                    hits.add(missing(sight.statement(), selection, source, alone.get()));
                }
            }
        }
        return hits;
    }

    private static List<Condition> conditions(Selections selections, Selection selection) {
        ConditionForm form = new ConditionForm(new NormalForm(selections, selection));
        return selection.conditions().stream()
                .flatMap(one -> form.all(one).stream())
                .toList();
    }

    private static Set<String> columnNames(List<Expression.Column> columns) {
        Set<String> names = new HashSet<>();
        columns.forEach(column -> names.add(column.name().last()));
        return names;
    }

    /** Whether any select filters, groups or counts by one of these columns of the table. */
    private static boolean speaksOf(Sight sight, Set<String> columns, String table) {
        return sight.selections().all().stream()
                .anyMatch(selection -> selection.nodes().stream()
                        .filter(Expression.Column.class::isInstance)
                        .map(Expression.Column.class::cast)
                        .anyMatch(
                                column -> columns.stream().anyMatch(name -> sight.is(selection, column, table, name))));
    }

    private static RuleHit missing(Statement statement, Selection selection, Source source, Statement alone) {
        String condition = qualified(alone, source.name());
        Query.Select select = selection.select();
        if (mayBeMissing(select, source)) {
            // In WHERE the condition would drop rows that have no partner, and only the writer knows whether they
            // count.
            return RuleHit.broken(source.relation().span());
        }
        if (select.where().isPresent()) {
            Span where = Edits.closed(statement, select.where().get().span());
            return RuleHit.broken(
                    source.relation().span(), new Edit(where, "(" + statement.text(where) + ") AND " + condition));
        }
        Relation last = select.from().getLast();
        Span end = joined(statement, Edits.closed(statement, last.span()));
        return RuleHit.broken(source.relation().span(), new Edit(new Span(end.to(), end.to()), " WHERE " + condition));
    }

    /** Whether rows of the table may be all null, because an outer join found no partner. */
    private static boolean mayBeMissing(Query.Select select, Source source) {
        return select.from().stream()
                .flatMap(relation -> relation.every(Relation.Join.class))
                .anyMatch(join -> switch (join.kind()) {
                    case CROSS, INNER -> false;
                    case LEFT -> isIn(join.right(), source);
                    case RIGHT -> isIn(join.left(), source);
                    case FULL -> isIn(join, source);
                });
    }

    private static boolean isIn(Relation relation, Source source) {
        return relation.everything().anyMatch(source.relation()::equals);
    }

    /** The span of a join ends before its USING. */
    private static Span joined(Statement statement, Span span) {
        Matcher using =
                USING.matcher(statement.sql()).region(span.to(), statement.sql().length());
        return using.lookingAt() ? new Span(span.from(), using.end()) : span;
    }

    /** The condition with its columns qualified by the name that the table goes by here. */
    private static String qualified(Statement alone, String name) {
        Expression where =
                ((Query.Select) ((Query) alone.root()).body()).where().orElseThrow();
        List<Edit> edits = alone.root()
                .every(Expression.Column.class)
                .filter(column -> !column.name().isQualified())
                .map(column -> new Edit(
                        new Span(column.span().from(), column.span().from()),
                        alone.dialect().name(name) + "."))
                .toList();
        int from = alone.sql().indexOf(" WHERE ") + " WHERE ".length();
        String written = Edits.apply(alone, edits).orElse(alone.sql()).substring(from);
        boolean simple = !(where instanceof Expression.Logical);
        return simple ? written : "(" + written + ")";
    }
}
