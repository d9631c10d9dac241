package dash.execute;

import java.time.Duration;

/**
 * What one statement may cost.
 *
 * @param rows the most rows that are kept; one more is fetched to know whether there were more
 * @param planCost the planner's estimate above which a statement is not started
 */
public record Limits(int rows, Duration time, int cellBytes, long resultBytes, double planCost) {

    public static final Limits DEFAULT = new Limits(500, Duration.ofSeconds(30), 8_192, 4L << 20, 1e8);

    public Limits {
        if (rows < 1
                || time.isNegative()
                || time.isZero()
                || cellBytes < 16
                || resultBytes < 1_024
                || !(planCost > 0)) {
            throw new IllegalArgumentException("limits that allow nothing: " + rows + " rows, " + time);
        }
    }
}
