package dash.databases.duckdb.child;

import java.time.Duration;

/**
 * What a child may take.
 *
 * @param engineMegabytes what the engine is told to keep to; it spills to disk beyond
 * @param residentMegabytes what the whole process may hold before it is killed
 * @param spillMegabytes what may lie on disk
 */
public record ChildLimits(int engineMegabytes, int residentMegabytes, int spillMegabytes, int threads) {

    /** For questions. */
    public static final ChildLimits ASKING = new ChildLimits(320, 600, 2_048, 2);

    /** For parsing, which needs next to nothing. */
    public static final ChildLimits PARSING = new ChildLimits(64, 400, 0, 1);

    /** For loading files. */
    public static final ChildLimits LOADING = new ChildLimits(768, 1_600, 8_192, 2);

    /** How long a child that was asked to stop may take before it is killed. */
    public static final Duration GRACE = Duration.ofMillis(800);
}
