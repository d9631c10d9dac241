package dash.learnings;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What went wrong and what put it right.
 *
 * @param error what the database, the guard or a doubt said; for a correction by a person, their reason
 * @param code the SQLSTATE, the guard's finding or the kind of doubt; may be empty
 * @param before the statement that was wrong; may be empty when only words are known
 * @param after the statement that was right
 * @param difference the smallest parts that differ, as {@code before → after}, one a line
 */
public record Mistake(Sort sort, String error, String code, String before, String after, String difference) {

    /** How it was found out. */
    public enum Sort {
        /** The statement did not run: nothing is lost by never trying it again. */
        FAILED,
        /** It ran, and what came back was suspicious. */
        DOUBTED,
        /** It ran, and a person said it was wrong. */
        CORRECTED;

        public String written() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Sort> of(String written) {
            return Arrays.stream(values())
                    .filter(sort -> sort.written().equals(written.strip().toLowerCase(Locale.ROOT)))
                    .findFirst();
        }
    }
}
