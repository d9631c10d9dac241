package dash.knowledge;

import java.util.Locale;
import java.util.Optional;

/**
 * A place in a query pattern that a question may fill, written {@code {{name}}} in the SQL.
 *
 * @param column where a text value is looked up, as {@code table.column}
 * @param defaultValue what stands there when the question says nothing; without one the question must say it
 */
public record Parameter(String name, Type type, Optional<String> column, Optional<String> defaultValue) {

    /** What may be bound. {@code PERIOD_START} and {@code PERIOD_END} are the ends of one half-open range of days. */
    public enum Type {
        TEXT,
        INTEGER,
        NUMBER,
        BOOLEAN,
        DATE,
        YEAR,
        PERIOD_START,
        PERIOD_END,
        TOP;

        public String written() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Parameter {
        Names.required("parameter", name);
    }
}
