package dash.profile;

import java.util.List;
import java.util.Optional;

/**
 * What the rows that were looked at say about one column.
 *
 * @param values rows that have a value
 * @param missing rows that have none
 * @param distinct how many of the values differ
 * @param lowest and {@code highest}, as the database prints them, where values have an order that means something
 * @param common the most common first, at most {@link #MOST_COMMON}; empty when no value is there twice
 * @param lengths of texts only
 */
public record ColumnProfile(
        String name,
        String type,
        ValueSort sort,
        long values,
        long missing,
        long distinct,
        Optional<String> lowest,
        Optional<String> highest,
        List<Common> common,
        Optional<TextLengths> lengths,
        ValueSketch sketch) {

    public static final int MOST_COMMON = 40;

    public ColumnProfile {
        common = List.copyOf(common);
    }

    public double missingShare() {
        return values + missing == 0 ? 0 : (double) missing / (values + missing);
    }

    /** Of the rows that have a value. */
    public double distinctShare() {
        return values == 0 ? 0 : (double) distinct / values;
    }

    /** Every row that was looked at has a value of its own. */
    public boolean isUnique() {
        return values > 0 && missing == 0 && distinct == values;
    }
}
