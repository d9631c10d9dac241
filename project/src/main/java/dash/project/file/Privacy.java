package dash.project.file;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How much of the source a language model may see. */
public enum Privacy {
    /** Capped rows; sensitive columns never. */
    ROWS,
    /** Computed facts, names and types. */
    FACTS,
    /** No value of the source. */
    SCHEMA;

    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Privacy> of(String written) {
        return Arrays.stream(values())
                .filter(each -> each.written().equals(written))
                .findFirst();
    }

    static List<String> names() {
        return Arrays.stream(values()).map(Privacy::written).toList();
    }
}
