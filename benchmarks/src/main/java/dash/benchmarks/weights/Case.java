package dash.benchmarks.weights;

import java.util.List;
import java.util.Map;

/**
 * A wording that was put to the whole engine, with what is known of the first reading and whether that is right.
 *
 * @param set the database that it is about
 * @param status how it ended, as written in answers
 * @param read whether there was a reading that ran
 * @param right whether the first reading is right; no reading of a question without an answer is
 * @param offeredRight whether one of the readings that were offered is right
 * @param score as the engine scored it
 * @param unused words that the statement does not use
 */
record Case(
        String set,
        String id,
        String wording,
        boolean answerable,
        String status,
        boolean read,
        boolean right,
        boolean offeredRight,
        double score,
        List<String> unused,
        Map<String, Double> signals,
        String sql) {

    Case {
        unused = List.copyOf(unused);
        signals = Map.copyOf(signals);
    }

    boolean answered() {
        return status.equals("answered");
    }
}
