package dash.databases.look;

import java.time.Duration;

/**
 * What the memory of a source's values may cost.
 *
 * @param values the most distinct values of a column that are remembered; a column with more is asked instead
 * @param length the longest value that is remembered, in characters
 * @param bytes the most that all columns take together
 * @param patience how long a question waits for columns that are asked about for the first time
 * @param fresh how long values are good before they are read again, while the old ones go on serving
 */
record MemoryLimits(int values, int length, long bytes, Duration patience, Duration fresh) {

    static final MemoryLimits USUAL =
            new MemoryLimits(5_000, 100, 64L << 20, Duration.ofMillis(300), Duration.ofMinutes(5));
}
