package dash.store;

import java.time.Instant;

/** An answer as it was given; its body is the JSON object that {@code dash ask --json} prints. */
public record KeptAnswer(String id, String project, String question, String status, Instant askedAt, String body) {}
