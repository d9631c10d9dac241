package dash.correct;

import dash.context.Context;
import dash.doubt.Doubt;
import dash.learnings.Learning;
import dash.learnings.Rule;
import dash.learnings.rules.RuleHit;
import dash.learnings.rules.Rules;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Holds a draft to what was learned, before the database can complain. Proven rules are put right in the draft; unproven
 * ones only where the engine itself saw that breaking them does not run. A rule that breaks down is passed over.
 */
final class Keeping {

    private static final Logger LOG = LoggerFactory.getLogger(Keeping.class);
    private static final double UNHEEDED_PROVEN = 0.2;
    private static final double UNHEEDED_UNPROVEN = 0.1;

    /** A draft after all rules, and what they did. */
    record Kept(String sql, List<LearningUse> uses) {
        Kept {
            uses = List.copyOf(uses);
        }

        boolean isChanged() {
            return uses.stream().anyMatch(use -> use.kind() == LearningUse.Kind.APPLIED);
        }

        /** The same, when what was put right did not run. */
        List<LearningUse> misled() {
            return uses.stream()
                    .map(use -> use.kind() == LearningUse.Kind.APPLIED
                            ? new LearningUse(use.learning(), LearningUse.Kind.MISLED, use.before())
                            : use)
                    .toList();
        }
    }

    private final Rules rules;

    Keeping(Rules rules) {
        this.rules = rules;
    }

    Kept keep(String sql, Context context) {
        List<Learning> withRules = context.memory().stream()
                .filter(learning -> learning.rule().isPresent())
                .toList();
        Optional<Statement> draft = withRules.isEmpty() ? Optional.empty() : rules.parse(sql);
        if (draft.isEmpty()) {
            return new Kept(sql, List.of());
        }
        List<LearningUse> uses = new ArrayList<>();
        Statement reached = draft.get();
        for (Learning learning : withRules) {
            try {
                reached = keep(learning, learning.rule().orElseThrow(), reached, context, uses);
            } catch (RuntimeException broken) {
                LOG.warn(
                        "the rule of learning {} broke down on a statement and was passed over",
                        learning.number(),
                        broken);
            }
        }
        boolean changed = uses.stream().anyMatch(use -> use.kind() == LearningUse.Kind.APPLIED);
        return new Kept(changed ? reached.sql() : sql, uses);
    }

    private Statement keep(Learning learning, Rule rule, Statement statement, Context context, List<LearningUse> uses) {
        List<RuleHit> hits = rules.check(rule, statement, context.schema());
        Optional<RuleHit> broken = hits.stream().filter(hit -> !hit.kept()).findFirst();
        if (broken.isEmpty()) {
            if (!hits.isEmpty()) {
                uses.add(new LearningUse(learning, LearningUse.Kind.KEPT, ""));
            }
            return statement;
        }
        String before = statement.text(broken.get().span());
        Optional<Statement> put = learning.isActive() || learning.preventsFailure()
                ? rules.put(rule, statement, context.schema())
                : Optional.empty();
        uses.add(new LearningUse(
                learning, put.isPresent() ? LearningUse.Kind.APPLIED : LearningUse.Kind.UNHEEDED, before));
        return put.orElse(statement);
    }

    /** A rule that was not kept to is a reason to distrust the result; a proven one asks for another statement. */
    static List<Doubt> doubts(List<LearningUse> uses) {
        return uses.stream()
                .filter(use -> use.kind() == LearningUse.Kind.UNHEEDED)
                .map(Keeping::doubt)
                .toList();
    }

    private static Doubt doubt(LearningUse use) {
        Learning learning = use.learning();
        return new Doubt(
                Doubt.Kind.LEARNING_NOT_HONOURED,
                (learning.isActive() ? "a learning was not kept to: " : "an unproven learning says otherwise: ")
                        + learning.lesson().description(),
                "learning " + learning.number() + ", confidence " + learning.confidence() + "; here stands "
                        + use.before(),
                learning.isActive() ? UNHEEDED_PROVEN : UNHEEDED_UNPROVEN,
                learning.isActive() ? learning.lesson().description() : "");
    }
}
