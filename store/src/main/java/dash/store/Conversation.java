package dash.store;

import java.time.Instant;

/**
 * Questions that belong together.
 *
 * @param person who began it
 * @param changedAt when it was last renamed or asked in
 * @param questions how many were asked in it, running ones included
 */
public record Conversation(
        String id, String project, String person, String title, Instant createdAt, Instant changedAt, int questions) {}
