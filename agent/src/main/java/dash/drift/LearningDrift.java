package dash.drift;

import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.LearningRevision;
import dash.learnings.Learnings;
import dash.learnings.Memory;
import dash.learnings.Trust;
import dash.schema.Schema;
import dash.statement.StatementParser;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Learnings against the live source. What names a table or column that is gone, or a type that is another now, is not used
 * until that comes back; what was set aside for another reason stays as it is. Compares names only and runs nothing.
 */
public final class LearningDrift {

    private static final String REASON = "the source no longer agrees: ";
    private static final String BY = "dash";

    private final LearningClaims claims;
    private final CompareNames names;

    public LearningDrift(StatementParser parser, Schema schema) {
        this.claims = new LearningClaims(parser);
        this.names = new CompareNames(new Live(schema));
    }

    /** What those that are used, or would be, say about the source. */
    public List<Claims> claims(Memory memory) {
        return memory.learnings().stream()
                .filter(learning -> isUsed(learning) || isDrifted(learning))
                .map(claims::of)
                .toList();
    }

    public List<LearningChange> changes(Memory memory, Learnings learnings, Instant now) {
        List<LearningChange> changes = new ArrayList<>();
        for (Learning learning : memory.learnings()) {
            if (isUsed(learning) || isDrifted(learning)) {
                change(learning, learnings, now).ifPresent(changes::add);
            }
        }
        return changes;
    }

    private Optional<LearningChange> change(Learning learning, Learnings learnings, Instant now) {
        List<Problem> problems = names.of(claims.of(learning));
        if (problems.isEmpty()) {
            return isDrifted(learning)
                    ? Optional.of(step(released(learning, learnings), "released", "the source agrees again", now))
                    : Optional.empty();
        }
        String reason = REASON + problems.stream().map(Problem::message).collect(Collectors.joining("; "));
        return learning.trust().reason().equals(reason)
                ? Optional.empty()
                : Optional.of(step(
                        learning.with(learning.trust().with(Trust.Status.QUARANTINED, reason)),
                        "quarantined",
                        reason,
                        now));
    }

    private static LearningChange step(Learning after, String act, String text, Instant now) {
        return new LearningChange(after, act, List.of(new Evidence(now, Evidence.Kind.DRIFTED, BY, "", text)));
    }

    /** As it stood before the source changed. */
    private static Learning released(Learning learning, Learnings learnings) {
        return learnings.history(learning.number()).reversed().stream()
                .map(LearningRevision::learning)
                .filter(earlier -> !isDrifted(earlier))
                .findFirst()
                .map(earlier -> learning.with(earlier.trust()))
                .orElseGet(() -> learning.with(learning.trust().with(Trust.Status.PROPOSED, "")));
    }

    private static boolean isUsed(Learning learning) {
        return switch (learning.trust().status()) {
            case PROPOSED, ACTIVE -> true;
            case QUARANTINED, RETIRED, REJECTED -> false;
        };
    }

    private static boolean isDrifted(Learning learning) {
        return learning.trust().status() == Trust.Status.QUARANTINED
                && learning.trust().reason().startsWith(REASON);
    }
}
