package dash.store;

import java.time.Instant;
import java.util.Locale;

/** What a person said of an answer. The reason is in their words, and may be empty. */
public record KeptFeedback(String answer, String person, Verdict verdict, String reason, Instant at) {

    public enum Verdict {
        RIGHT,
        WRONG;

        /** As written in JSON. */
        public String written() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
