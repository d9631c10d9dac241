package dash.learnings.rules;

import dash.learnings.Rule;
import dash.schema.resolved.Selection;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Node;
import java.util.ArrayList;
import java.util.List;

/** A number beside a column of text belongs in quotes. */
final class CheckCompareAsText {

    private CheckCompareAsText() {}

    static List<RuleHit> check(Rule.CompareAsText rule, Sight sight) {
        List<RuleHit> hits = new ArrayList<>();
        for (Selection selection : sight.selections().all()) {
            for (Node node : selection.nodes()) {
                Comparison.in(node).stream()
                        .filter(comparison -> sight.is(selection, comparison.value(), rule.table(), rule.column()))
                        .flatMap(comparison -> comparison.with().stream())
                        .forEach(with -> hit(with, sight, hits));
            }
        }
        return hits;
    }

    private static void hit(Expression with, Sight sight, List<RuleHit> hits) {
        if (with instanceof Expression.Literal literal) {
            switch (literal.kind()) {
                case INTEGER, DECIMAL ->
                    hits.add(RuleHit.broken(
                            literal.span(),
                            new Edit(literal.span(), sight.dialect().text(literal.value()))));
                case STRING -> hits.add(RuleHit.kept(literal.span()));
                case NULL, BOOLEAN, BITS -> {
                    // says nothing about how the column is compared
                }
            }
        }
    }
}
