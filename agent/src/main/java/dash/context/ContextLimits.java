package dash.context;

import java.time.Duration;

/**
 * How much may come in.
 *
 * @param tokens that the text for a model may cost
 * @param smallTables a project with fewer tables, and fewer other items than {@code smallItems}, is put in whole
 * @param tables that are told for their own sake; those that they need or join may come along
 * @param metrics that are told in full
 * @param time that all layers together may take
 */
public record ContextLimits(
        int tokens,
        int smallTables,
        int smallItems,
        int tables,
        int metrics,
        int patterns,
        int passages,
        int lessons,
        Duration time) {

    public static final ContextLimits DEFAULT =
            new ContextLimits(12_000, 20, 50, 5, 4, 5, 3, 20, Duration.ofSeconds(10));

    /** Everything, whatever it costs. */
    public static final ContextLimits NONE = new ContextLimits(
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Duration.ofSeconds(10));

    public ContextLimits withTokens(int most) {
        return new ContextLimits(most, smallTables, smallItems, tables, metrics, patterns, passages, lessons, time);
    }

    public ContextLimits withTime(Duration most) {
        return new ContextLimits(tokens, smallTables, smallItems, tables, metrics, patterns, passages, lessons, most);
    }
}
