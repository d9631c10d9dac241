package dash.knowledge;

import java.time.Instant;

/** One entry of an item's history: what it was from then on, who did it and how. */
public record Revision(
        int version, Instant at, String author, String act, Item content, Location location, Standing standing) {}
