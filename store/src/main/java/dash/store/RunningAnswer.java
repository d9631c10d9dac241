package dash.store;

import java.time.Instant;
import java.util.UUID;

/**
 * A question that is still worked on, or was when its process died.
 *
 * @param runner the process that took it up; whoever knows that it is gone may end the question
 */
public record RunningAnswer(String id, UUID runner, Instant askedAt) {}
