package dash.databases.duckdb.child;

import java.time.Duration;

/** How much of an answer is wanted, and how long it may take. */
public record Wanted(int rows, int cellBytes, long resultBytes, Duration time) {}
