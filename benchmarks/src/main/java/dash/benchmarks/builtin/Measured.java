package dash.benchmarks.builtin;

import dash.golden.Fate;
import dash.golden.TrialResult;

/**
 * One wording, asked and judged.
 *
 * @param status of the answer as written, or {@code broken} when none came
 * @param millis that context and analyst took, without running the statement
 * @param processor milliseconds of the thread that asked
 */
record Measured(String set, TrialResult trial, String status, double millis, double processor) {

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
