package dash.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A run of golden questions.
 *
 * @param completedAt empty while it runs, or when it was interrupted
 * @param plan what it was told to ask, as JSON
 */
public record KeptRun(
        String id,
        String project,
        Instant startedAt,
        Optional<Instant> completedAt,
        String triggeredBy,
        String model,
        String knowledgeVersion,
        String schemaFingerprint,
        String plan) {}
