package dash.learnings;

import java.time.Instant;

/** One entry of a learning's history: what it was from then on, who did it and how. */
public record LearningRevision(Learning learning, Instant at, String author, String act) {}
