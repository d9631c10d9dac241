package dash.models.resilience;

import java.time.Duration;

/**
 * How hard to try.
 *
 * @param attempts the most calls for one conversation
 * @param firstWait before the second attempt; doubled for each further one
 * @param longestWait that doubling can reach
 * @param deadline for all attempts and waits together
 */
public record Persistence(int attempts, Duration firstWait, Duration longestWait, Duration deadline) {

    public static final Persistence DEFAULT =
            new Persistence(4, Duration.ofMillis(500), Duration.ofSeconds(10), Duration.ofMinutes(10));

    private static final int MOST_ATTEMPTS = 4;

    public Persistence {
        if (attempts < 1 || attempts > MOST_ATTEMPTS) {
            throw new IllegalArgumentException("attempts from 1 to " + MOST_ATTEMPTS + ", not " + attempts);
        }
    }

    public Persistence withDeadline(Duration whole) {
        return new Persistence(attempts, firstWait, longestWait, whole);
    }

    /** Between half and all of the doubled wait, so that many clients do not come back at the same moment. */
    Duration pauseAfter(int failed, double chance) {
        Duration doubled = firstWait.multipliedBy(1L << (failed - 1));
        Duration whole = doubled.compareTo(longestWait) < 0 ? doubled : longestWait;
        return Duration.ofNanos((long) (whole.toNanos() * (0.5 + chance / 2)));
    }
}
