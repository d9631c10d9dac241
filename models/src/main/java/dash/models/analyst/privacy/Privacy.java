package dash.models.analyst.privacy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How much of the source a model may see. */
public enum Privacy {
    /** Rows of results, so many at most. */
    ROWS,
    /** What was computed from rows, and the names and types of columns. */
    FACTS,
    /** Names and types. No value of the source leaves. */
    SCHEMA;

    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Privacy> of(String written) {
        return Arrays.stream(values())
                .filter(level -> level.written().equals(written.strip().toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    public static List<String> names() {
        return Arrays.stream(values()).map(Privacy::written).toList();
    }
}
