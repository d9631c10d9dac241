package dash.draft;

import dash.schema.Column;
import java.util.Locale;

/** What sort of values a column's printed type holds, for guessing only. */
enum Family {
    TEXT,
    WHOLE,
    NUMBER,
    TRUTH,
    TIME,
    OTHER;

    static Family of(Column column) {
        String type = column.type().toLowerCase(Locale.ROOT);
        if (type.endsWith("[]") || type.startsWith("interval")) {
            return OTHER;
        }
        if (type.matches("(timestamp|date|datetime).*")) {
            return TIME;
        }
        if (type.matches("bool.*|bit|tinyint\\(1\\)")) {
            return TRUTH;
        }
        if (type.matches("(u?(big|small|tiny|medium|huge)?int(eger)?[0-9]*|serial|bigserial|smallserial|year).*")) {
            return WHOLE;
        }
        if (type.matches("(numeric|decimal|real|double|float|money|number).*")) {
            return NUMBER;
        }
        return type.matches("(text|.*char.*|string|enum.*|citext|uuid|name).*") || !column.enumeration().isEmpty()
                ? TEXT
                : OTHER;
    }

    boolean isNumber() {
        return this == WHOLE || this == NUMBER;
    }
}
