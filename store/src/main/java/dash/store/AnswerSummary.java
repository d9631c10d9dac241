package dash.store;

import java.time.Instant;
import java.util.Optional;

/**
 * What a list shows of an answer. Insight and analyst are empty while the question is still worked on.
 *
 * @param readAs what the question means in its conversation; empty when it stands for itself
 * @param after the answer that it follows there
 */
public record AnswerSummary(
        String id,
        String question,
        String status,
        String insight,
        Instant askedAt,
        Optional<String> conversation,
        String analyst,
        String readAs,
        Optional<String> after) {

    public boolean running() {
        return status.equals(KeptAnswer.RUNNING);
    }
}
