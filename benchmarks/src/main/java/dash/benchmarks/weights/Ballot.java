package dash.benchmarks.weights;

import java.util.List;
import java.util.Map;

/**
 * A wording, the first few of its readings, and which of them are right.
 *
 * @param set the database it is about, as the benchmarks call it
 * @param otherwise what comes of it when no reading is believed
 */
record Ballot(String set, String id, boolean answerable, List<Vote> votes, Outcome otherwise) {

    Ballot {
        votes = List.copyOf(votes);
    }

    /** What becomes of a wording. */
    enum Outcome {
        RIGHT,
        WRONG,
        DECLINED
    }

    /**
     * One reading.
     *
     * @param ran whether its statement gave a result
     * @param tells whether there is anything in the result
     */
    record Vote(boolean right, boolean ran, boolean tells, double cost, Map<String, Double> evidence) {
        Vote {
            evidence = Map.copyOf(evidence);
        }

        Outcome outcome() {
            return right ? Outcome.RIGHT : Outcome.WRONG;
        }
    }
}
