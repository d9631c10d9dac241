package dash.curate;

import dash.learn.Sameness;
import dash.learnings.Learning;
import dash.learnings.Memory;
import dash.learnings.Trust;
import java.util.List;
import java.util.function.Predicate;

/** Learnings that cannot both be right. Found by their rules as they are now, so that an edit settles it. */
final class Rivals {

    private Rivals() {}

    static List<Learning> inUse(Learning learning, Memory memory) {
        return among(learning, memory, other -> switch (other.trust().status()) {
            case PROPOSED, ACTIVE -> true;
            case QUARANTINED, RETIRED, REJECTED -> false;
        });
    }

    /** With those that wait for a decision themselves. */
    static List<Learning> open(Learning learning, Memory memory) {
        return among(learning, memory, other -> switch (other.trust().status()) {
            case PROPOSED, ACTIVE, QUARANTINED -> true;
            case RETIRED, REJECTED -> false;
        });
    }

    private static List<Learning> among(Learning learning, Memory memory, Predicate<Learning> which) {
        return learning.rule()
                .map(rule -> memory.learnings().stream()
                        .filter(other -> other.number() != learning.number() && which.test(other))
                        .filter(other ->
                                !rule.isAboutQuestions() || other.trust().scope() instanceof Trust.Scope.Project)
                        .filter(other -> other.rule()
                                .filter(theirs -> Sameness.contradict(rule, theirs))
                                .isPresent())
                        .toList())
                .orElse(List.of());
    }
}
