package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.resolved.Selection;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Node;
import java.util.ArrayList;
import java.util.List;

/** A value that the data spell differently. */
final class CheckValueMeans {

    private CheckValueMeans() {}

    static List<RuleHit> check(Rule.ValueMeans rule, Sight sight) {
        List<RuleHit> hits = new ArrayList<>();
        for (Selection selection : sight.selections().all()) {
            for (Node node : selection.nodes()) {
                Comparison.in(node).stream()
                        .filter(comparison -> sight.is(selection, comparison.value(), rule.table(), rule.column()))
                        .flatMap(comparison -> comparison.literals().stream())
                        .forEach(literal -> hit(literal, rule, sight, hits));
            }
        }
        return hits;
    }

    private static void hit(Expression.Literal literal, Rule.ValueMeans rule, Sight sight, List<RuleHit> hits) {
        if (literal.value().equals(rule.written())) {
            hits.add(RuleHit.broken(
                    literal.span(), new Edit(literal.span(), sight.dialect().text(rule.value()))));
        } else if (literal.value().equals(rule.value())) {
            hits.add(RuleHit.kept(literal.span()));
        }
    }
}
