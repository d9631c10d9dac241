package dash.ask;

import java.time.Duration;

/**
 * What one question may cost.
 *
 * @param corrections the most repairs in a chain: failed statements in a row before giving up
 */
public record Effort(int moves, int corrections, Duration time) {

    public static final Effort DEFAULT = new Effort(20, 3, Duration.ofMinutes(2));

    public Effort {
        if (moves < 1 || corrections < 0 || time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("an effort that allows nothing: " + moves + " moves in " + time);
        }
    }
}
