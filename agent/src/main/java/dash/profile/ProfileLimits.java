package dash.profile;

import java.time.Duration;

/**
 * How much of a source is looked at.
 *
 * @param rows of each table, at most
 * @param perTable after this long no further statement is sent for a table
 * @param inAll after this long no further table is looked at
 * @param mostRowsToCount tables that the planner thinks larger are not counted, its estimate stands
 */
public record ProfileLimits(int rows, Duration perTable, Duration inAll, long mostRowsToCount) {

    public ProfileLimits {
        if (rows < 1 || perTable.isNegative() || inAll.isNegative()) {
            throw new IllegalArgumentException(
                    "a profile needs rows and time: " + rows + ", " + perTable + ", " + inAll);
        }
    }

    public static ProfileLimits standard() {
        return new ProfileLimits(10_000, Duration.ofSeconds(10), Duration.ofMinutes(10), 20_000_000);
    }
}
