package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Source;
import dash.statement.Edit;
import dash.statement.Edits;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Parsing;
import dash.statement.Query;
import dash.statement.Span;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** An expression, written out, that does not work; aliases do not matter. */
final class CheckReplace {

    private final StatementParser parser;

    CheckReplace(StatementParser parser) {
        this.parser = parser;
    }

    List<RuleHit> check(Rule.Replace rule, Sight sight) {
        if (isWhole(rule.before())) {
            return whole(rule, sight);
        }
        List<RuleHit> hits = new ArrayList<>();
        String before = Bare.text(rule.before());
        String after = Bare.text(rule.after());
        for (Selection selection : sight.selections().all()) {
            boolean about = rule.tables().stream().allMatch(table -> reads(sight, selection, table));
            if (about) {
                for (Node node : selection.nodes()) {
                    if (node instanceof Expression expression) {
                        String bare = Bare.text(sight.statement(), expression);
                        if (bare.equals(before)) {
                            hits.add(replaced(rule, expression, selection, sight));
                        } else if (bare.equals(after)) {
                            hits.add(RuleHit.kept(expression.span()));
                        }
                    }
                }
            }
        }
        return hits;
    }

    private static boolean isWhole(String before) {
        return before.toLowerCase(Locale.ROOT).matches("(?s)\\s*(select|with|\\()\\b.*");
    }

    /** A statement that is known not to work, word for word, and what to run instead. */
    private List<RuleHit> whole(Rule.Replace rule, Sight sight) {
        Statement statement = sight.statement();
        Span everything = new Span(0, statement.sql().length());
        if (isSame(statement, rule.before())) {
            return List.of(RuleHit.broken(everything, new Edit(everything, rule.after())));
        }
        return isSame(statement, rule.after()) ? List.of(RuleHit.kept(everything)) : List.of();
    }

    private boolean isSame(Statement statement, String sql) {
        return parser.parse(sql) instanceof Parsing.Parsed(Statement other)
                && statement.root().sameAs(other.root());
    }

    private static boolean reads(Sight sight, Selection selection, String table) {
        return !sight.sourcesOf(selection, table).isEmpty();
    }

    private RuleHit replaced(Rule.Replace rule, Expression expression, Selection selection, Sight sight) {
        Span span = Edits.closed(sight.statement(), expression.span());
        return qualified(rule.after(), selection)
                .map(text -> RuleHit.broken(span, new Edit(span, text)))
                .orElseGet(() -> RuleHit.broken(span));
    }

    /** With several tables in sight, bare columns get the name of the only one that has them. */
    private Optional<String> qualified(String after, Selection selection) {
        if (selection.sources().size() < 2) {
            return Optional.of(after);
        }
        String start = "SELECT ";
        if (!(parser.parse(start + after) instanceof Parsing.Parsed(Statement alone)
                && alone.root() instanceof Query)) {
            return Optional.empty();
        }
        List<Edit> edits = new ArrayList<>();
        for (Expression.Column column :
                alone.root().every(Expression.Column.class).toList()) {
            List<Source> owners = selection.sources().stream()
                    .filter(source -> source.has(column.name().last()))
                    .toList();
            if (owners.size() != 1) {
                return Optional.empty();
            }
            int at = column.span().from();
            edits.add(new Edit(
                    new Span(at, at), alone.dialect().name(owners.getFirst().name()) + "."));
        }
        return Edits.apply(alone, edits).map(text -> text.substring(start.length()));
    }
}
