package dash.learnings;

import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Where a learning comes from.
 *
 * @param by the person who asked, taught or imported
 * @param question the question it was found in; may be empty
 */
public record Discovery(Source source, String by, String question, Instant at) {

    /** What it rests on. */
    public enum Source {
        /** The engine saw a statement fail, or be doubted, and another one work. */
        OBSERVED,
        /** An analyst said so in words. */
        ANALYST,
        /** A person said so in words. */
        TAUGHT,
        /** A person gave the right statement for an answer that was wrong. */
        CORRECTED,
        IMPORTED;

        public String written() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Source> of(String written) {
            return Arrays.stream(values())
                    .filter(source -> source.written().equals(written.strip().toLowerCase(Locale.ROOT)))
                    .findFirst();
        }
    }
}
