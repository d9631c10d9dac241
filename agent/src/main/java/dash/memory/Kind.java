package dash.memory;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a preference is about. */
public enum Kind {
    /** In what amounts are shown. */
    UNITS,
    /** Where the person's day begins. */
    TIME_ZONE,
    /** What a question is narrowed to when it says nothing of it. */
    DEFAULT,
    TEAM,
    /** How much of an answer is shown. */
    DETAIL,
    CHART,
    /** Words of the person's own. */
    NOTE;

    /** As people write it. */
    public String written() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Kind> of(String written) {
        String asked = written.strip().toLowerCase(Locale.ROOT).replace('_', '-');
        return Arrays.stream(values())
                .filter(kind -> kind.written().equals(asked))
                .findFirst();
    }
}
