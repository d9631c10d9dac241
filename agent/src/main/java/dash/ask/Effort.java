package dash.ask;

import java.time.Duration;

/**
 * What one question may cost.
 *
 * @param corrections the most repairs in a chain: failed statements in a row before giving up
 * @param tokens the most that models may read and write in all
 */
public record Effort(int moves, int corrections, Duration time, long tokens) {

    public static final Effort DEFAULT = new Effort(20, 3, Duration.ofMinutes(2));

    public Effort(int moves, int corrections, Duration time) {
        this(moves, corrections, time, Long.MAX_VALUE);
    }

    public Effort {
        if (moves < 1 || tokens < 1 || corrections < 0 || time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("an effort that allows nothing: " + moves + " moves in " + time);
        }
    }
}
