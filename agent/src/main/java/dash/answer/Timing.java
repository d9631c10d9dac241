package dash.answer;

import java.time.Duration;

/** Where the time of a question went. */
public record Timing(Duration total, Duration context, Duration analyst, Duration database) {}
