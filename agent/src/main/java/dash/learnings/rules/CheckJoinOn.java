package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.resolved.Link;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Source;
import dash.statement.Dialect;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Two tables that are joined by other columns than those that belong together. */
final class CheckJoinOn {

    private CheckJoinOn() {}

    static List<RuleHit> check(Rule.JoinOn rule, Sight sight) {
        List<RuleHit> hits = new ArrayList<>();
        for (Selection selection : sight.selections().all()) {
            for (Source left : sight.sourcesOf(selection, rule.left())) {
                for (Source right : sight.sourcesOf(selection, rule.right())) {
                    if (!left.name().equals(right.name())) {
                        check(rule, selection, left, right, sight.dialect()).ifPresent(hits::add);
                    }
                }
            }
        }
        return hits;
    }

    private static Optional<RuleHit> check(
            Rule.JoinOn rule, Selection selection, Source left, Source right, Dialect dialect) {
        Set<String> pairs = new HashSet<>();
        for (Link link : selection.links()) {
            if (link.left().name().equals(left.name()) && link.right().name().equals(right.name())) {
                pairs.add(link.leftColumn() + "=" + link.rightColumn());
            } else if (link.left().name().equals(right.name())
                    && link.right().name().equals(left.name())) {
                pairs.add(link.rightColumn() + "=" + link.leftColumn());
            }
        }
        Set<String> wanted = new HashSet<>();
        for (int at = 0; at < rule.leftColumns().size(); at++) {
            wanted.add(rule.leftColumns().get(at) + "=" + rule.rightColumns().get(at));
        }
        Span span = right.relation().span();
        if (pairs.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                pairs.containsAll(wanted)
                        ? RuleHit.kept(span)
                        : new RuleHit(span, false, edits(rule, selection, left, right, dialect)));
    }

    /** One equality between the two, and one pair wanted: its columns are exchanged. Anything else is for whoever wrote it. */
    private static List<Edit> edits(Rule.JoinOn rule, Selection selection, Source left, Source right, Dialect dialect) {
        List<Expression.Operation> equalities = new ArrayList<>();
        for (Node node : selection.nodes()) {
            if (node instanceof Expression.Operation operation
                    && operation.operator().symbol().equals("=")
                    && between(operation, selection, left, right)) {
                equalities.add(operation);
            }
        }
        if (equalities.size() != 1 || rule.leftColumns().size() != 1) {
            return List.of();
        }
        Expression.Operation only = equalities.getFirst();
        List<Edit> edits = new ArrayList<>();
        for (Expression side : List.of(only.left().orElse(only.right()), only.right())) {
            boolean ofLeft = ownedBy(side, selection, left);
            String column =
                    ofLeft ? rule.leftColumns().getFirst() : rule.rightColumns().getFirst();
            String name = ofLeft ? left.name() : right.name();
            edits.add(new Edit(side.span(), dialect.name(name) + "." + dialect.name(column)));
        }
        return edits;
    }

    private static boolean between(Expression.Operation operation, Selection selection, Source left, Source right) {
        Expression one = operation.left().orElse(operation.right());
        Expression other = operation.right();
        return (ownedBy(one, selection, left) && ownedBy(other, selection, right))
                || (ownedBy(one, selection, right) && ownedBy(other, selection, left));
    }

    private static boolean ownedBy(Expression side, Selection selection, Source source) {
        return side instanceof Expression.Column column
                && selection
                        .origin(column)
                        .filter(origin -> origin.source().name().equals(source.name()))
                        .isPresent();
    }
}
