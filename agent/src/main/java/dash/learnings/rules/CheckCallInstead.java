package dash.learnings.rules;

import dash.learnings.Rule;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A function that is called differently here. */
final class CheckCallInstead {

    private CheckCallInstead() {}

    static List<RuleHit> check(Rule.CallInstead rule, Sight sight) {
        List<RuleHit> hits = new ArrayList<>();
        sight.statement().root().every(Expression.class).forEach(expression -> {
            if (expression instanceof Expression.Call call) {
                if (call.name().last().equals(rule.function())) {
                    hits.add(renamed(sight, call, rule));
                } else if (call.name().last().equals(rule.use())) {
                    hits.add(RuleHit.kept(call.span()));
                }
            } else if (expression instanceof Expression.Coalesce coalesce
                    && rule.use().equals("coalesce")) {
                hits.add(RuleHit.kept(coalesce.span()));
            }
        });
        return hits;
    }

    /** Only a name that stands there as it is, in front of its parenthesis, can be exchanged. */
    private static RuleHit renamed(Sight sight, Expression.Call call, Rule.CallInstead rule) {
        int from = call.span().from();
        String sql = sight.statement().sql();
        int to = from + rule.function().length();
        boolean asWritten = to <= sql.length()
                && sql.substring(from, to).toLowerCase(Locale.ROOT).equals(rule.function())
                && sql.substring(to).stripLeading().startsWith("(");
        return asWritten
                ? RuleHit.broken(
                        call.span(), new Edit(new Span(from, to), rule.use().toUpperCase(Locale.ROOT)))
                : RuleHit.broken(call.span());
    }
}
