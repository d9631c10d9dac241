package dash.draft;

import dash.schema.Column;
import dash.schema.TypeFamily;

/** What sort of values a column's printed type holds, for guessing only. */
enum Family {
    TEXT,
    WHOLE,
    NUMBER,
    TRUTH,
    TIME,
    OTHER;

    static Family of(Column column) {
        if (!column.enumeration().isEmpty()) {
            return TEXT;
        }
        return TypeFamily.of(column.type())
                .map(family -> switch (family) {
                    case WHOLE_NUMBER -> WHOLE;
                    case DECIMAL_NUMBER, FLOATING_NUMBER, ANY_NUMBER -> NUMBER;
                    case TEXT -> TEXT;
                    case TRUTH -> TRUTH;
                    case DAY, LOCAL_MOMENT, MOMENT, ANY_MOMENT -> TIME;
                    case TIME_OF_DAY, JSON, UUID -> OTHER;
                })
                .orElse(OTHER);
    }

    boolean isNumber() {
        return this == WHOLE || this == NUMBER;
    }
}
