package dash.doubt;

/**
 * A reason to distrust a result that did run.
 *
 * @param claim what is wrong with the result, as one sentence a person understands
 * @param evidence what was seen that says so: a count, a key, a value, a definition
 * @param weight how much of the confidence it takes away, from 0 to 1
 * @param advice what a corrected statement would do; empty when no other statement would help
 */
public record Doubt(Kind kind, String claim, String evidence, double weight, String advice) {

    /** What can be suspicious. */
    public enum Kind {
        EMPTY,
        FAN_OUT,
        AVERAGE_OF_AVERAGES,
        MIXED_UNITS,
        METRIC_NOT_HONOURED,
        LEARNING_NOT_HONOURED,
        WRONG_ZONE,
        SUSPICIOUSLY_EVEN,
        UNKNOWN_VALUE,
        WRONG_PERIOD,
        STALE,
        CONTRADICTION
    }

    public Doubt {
        if (claim.isBlank() || !(weight >= 0 && weight <= 1)) {
            throw new IllegalArgumentException("a doubt without a claim or with weight " + weight);
        }
    }

    /** Whether another statement could remove it; otherwise it is shown with the answer. */
    public boolean correctable() {
        return !advice.isEmpty();
    }
}
