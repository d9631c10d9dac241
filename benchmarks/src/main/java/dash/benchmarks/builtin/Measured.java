package dash.benchmarks.builtin;

import dash.golden.Fate;
import dash.golden.TrialResult;

/**
 * One wording, asked and judged.
 *
 * @param status of the answer as written, or {@code broken} when none came
 * @param context milliseconds that gathering it took
 * @param analyst milliseconds that deciding took; looking up values in the source is part of it, running statements is not
 * @param processor milliseconds of the thread that asked
 */
record Measured(String set, TrialResult trial, String status, double context, double analyst, double processor) {

    /** What Dash took itself, beside the statement that answers. */
    double millis() {
        return context + analyst;
    }

    String key() {
        return set + "/" + trial.id();
    }

    boolean is(Fate fate) {
        return trial.fate() == fate;
    }

    boolean isAskedBack() {
        return status.equals("asked_back");
    }
}
