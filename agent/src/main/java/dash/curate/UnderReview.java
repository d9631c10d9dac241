package dash.curate;

import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.Learnings;
import dash.learnings.Memory;
import dash.learnings.Trust;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A learning that waits for a person, with what they need to decide.
 *
 * @param rivals learnings that say otherwise, to be read beside it
 */
public record UnderReview(Learning learning, List<Evidence> evidence, List<Learning> rivals) {

    public UnderReview {
        evidence = List.copyOf(evidence);
        rivals = List.copyOf(rivals);
    }

    /** Whether something says otherwise: another learning, or what people curated. */
    public boolean isContested() {
        return !rivals.isEmpty()
                || evidence.stream()
                        .anyMatch(one -> one.kind() == Evidence.Kind.CONTRADICTS
                                && one.about().isEmpty());
    }

    static List<UnderReview> queue(Learnings learnings) {
        Memory memory = learnings.current();
        return memory.learnings().stream()
                .filter(learning -> waits(learning, memory))
                .map(learning ->
                        new UnderReview(learning, learnings.evidence(learning.number()), Rivals.open(learning, memory)))
                .sorted(Comparator.comparingInt(UnderReview::order))
                .toList();
    }

    /** With everything that belongs to it, whether it waits or not. */
    public static Optional<UnderReview> of(Learnings learnings, int number) {
        Memory memory = learnings.current();
        return memory.find(number)
                .map(learning -> new UnderReview(learning, learnings.evidence(number), Rivals.open(learning, memory)));
    }

    private static boolean waits(Learning learning, Memory memory) {
        return switch (learning.trust().status()) {
            case PROPOSED, QUARANTINED -> true;
            case ACTIVE -> !Rivals.inUse(learning, memory).isEmpty();
            case RETIRED, REJECTED -> false;
        };
    }

    private int order() {
        return isContested() ? 0 : learning.trust().status() == Trust.Status.PROPOSED ? 1 : 2;
    }
}
