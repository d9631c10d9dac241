package dash.learnings;

import java.time.Instant;
import java.util.Locale;

/**
 * Something that speaks for or against a learning; only ever added.
 *
 * @param by the person for whom it happened
 * @param about the question, golden question or other learning that it happened with; may be empty
 * @param text what happened, as a sentence; for a statement also the difference
 */
public record Evidence(Instant at, Kind kind, String by, String about, String text) {

    /** What happened. */
    public enum Kind {
        /** The same lesson was found once more. */
        OBSERVED,
        /** It was kept to, and that worked. */
        HELPED,
        /** It was kept to, and that did not work. */
        FAILED,
        GOLDEN_SUPPORTS,
        GOLDEN_REFUTES,
        GOLDEN_UNTOUCHED,
        CONTRADICTS,
        REVIEWED,
        DRIFTED;

        public String written() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
