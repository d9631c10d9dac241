package dash.store;

import dash.question.Door;
import dash.question.Question;
import java.time.Instant;
import java.util.Optional;

/**
 * An answer as it was given; its body is the JSON object that {@code dash ask --json} prints, and an empty one while the
 * question is still worked on.
 *
 * @param person who asked; empty when nobody knows any more
 * @param after the answer that the question follows in its conversation
 */
public record KeptAnswer(
        String id,
        String project,
        String question,
        String status,
        Instant askedAt,
        String body,
        Optional<String> conversation,
        String person,
        Optional<Door> door,
        Optional<String> after) {

    /** The status of a question that is still worked on. */
    public static final String RUNNING = "running";

    /** Without the circumstances; where the question was begun in the store, they are there already. */
    public KeptAnswer(String id, String project, String question, String status, Instant askedAt, String body) {
        this(id, project, question, status, askedAt, body, Optional.empty(), "", Optional.empty(), Optional.empty());
    }

    public static KeptAnswer of(Question question, Optional<String> conversation, String status, String body) {
        return of(question, conversation, Optional.empty(), status, body);
    }

    public static KeptAnswer of(
            Question question, Optional<String> conversation, Optional<String> after, String status, String body) {
        return new KeptAnswer(
                question.id().value(),
                question.project(),
                question.shown(),
                status,
                question.askedAt(),
                body,
                conversation,
                question.asker().name(),
                Optional.of(question.door()),
                after);
    }

    public boolean running() {
        return status.equals(RUNNING);
    }
}
