package dash.learn;

import dash.learnings.Rule;
import dash.learnings.rules.RuleHit;
import dash.learnings.rules.Rules;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.List;

/** Reads rules off a pair of statements: only those that the wrong one breaks and the right one keeps to. */
final class RuleFinder {

    /** A repair that would teach more than this was a rewriting. */
    private static final int MOST = 3;

    private final Rules rules;

    RuleFinder(Rules rules) {
        this.rules = rules;
    }

    List<Rule> find(Pair pair, Candidates candidates) {
        List<Rule> found = new ArrayList<>();
        Statement reached = pair.before();
        for (Rule rule : candidates.all()) {
            if (found.size() < MOST && tells(rule, reached, pair)) {
                found.add(rule);
                reached = rules.put(rule, reached, pair.schema()).orElse(reached);
            }
        }
        if (found.isEmpty()) {
            candidates
                    .replacement()
                    .filter(rule -> tells(rule, pair.before(), pair))
                    .ifPresent(found::add);
        }
        return found;
    }

    private boolean tells(Rule rule, Statement before, Pair pair) {
        List<RuleHit> right = rules.check(rule, pair.after(), pair.schema());
        boolean applicable = rule instanceof Rule.JoinOn
                || rules.put(rule, before, pair.schema()).isPresent();
        return applicable
                && rules.breaks(rule, before, pair.schema())
                && !right.isEmpty()
                && right.stream().allMatch(RuleHit::kept);
    }
}
