package dash.store;

import java.time.Instant;
import java.util.Optional;

/** What a list shows of an answer. Insight and analyst are empty while the question is still worked on. */
public record AnswerSummary(
        String id,
        String question,
        String status,
        String insight,
        Instant askedAt,
        Optional<String> conversation,
        String analyst) {

    public boolean running() {
        return status.equals(KeptAnswer.RUNNING);
    }
}
