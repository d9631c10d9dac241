package dash.learnings;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a lesson is about. */
public enum Category {
    TYPE_MISMATCH,
    FILTER_REQUIRED,
    JOIN_PATTERN,
    AGGREGATION,
    NAMING,
    DATA_QUALITY,
    BUSINESS_LOGIC,
    OTHER;

    /** As files and people write it. */
    public String written() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Category> of(String written) {
        return Arrays.stream(values())
                .filter(category -> category.written().equals(written.strip().toLowerCase(Locale.ROOT)))
                .findFirst();
    }
}
