package dash.models.provider;

import java.time.Duration;

/**
 * How long to wait.
 *
 * @param firstByte until the reply begins; models that think first, or read slowly at home, are silent for long
 * @param between from one piece of the reply to the next
 * @param whole for everything, repetitions included
 */
public record Timeouts(Duration connect, Duration firstByte, Duration between, Duration whole) {

    public static final Timeouts DEFAULT = new Timeouts(
            Duration.ofSeconds(10), Duration.ofMinutes(10), Duration.ofSeconds(60), Duration.ofMinutes(10));

    /** No single wait is longer than the whole. */
    public Timeouts withWhole(Duration longest) {
        return new Timeouts(least(connect, longest), least(firstByte, longest), least(between, longest), longest);
    }

    private static Duration least(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }
}
