package dash.memory;

import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * One entry of a person's memory.
 *
 * @param number names it within the memory of this person, from 1
 * @param where the id of the question in which it was told, or the door it was written at
 */
public record Remembered(int number, Preference preference, Origin origin, Instant at, String where) {

    /** How it came to be remembered. */
    public enum Origin {
        TOLD,
        /** Dash offered it after seeing the same wish again and again, and the person agreed. */
        NOTICED;

        public String written() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Origin> of(String written) {
            return Arrays.stream(values())
                    .filter(origin -> origin.written().equals(written))
                    .findFirst();
        }
    }
}
