package dash.draft;

import dash.schema.RelationName;
import java.util.List;
import java.util.Locale;

/**
 * Columns whose values are those of another relation's key.
 *
 * @param matching the share of the rows with a value whose value is found there, from 0 to 1
 */
public record FoundJoin(List<String> columns, RelationName target, List<String> targetColumns, double matching) {

    public FoundJoin {
        columns = List.copyOf(columns);
        targetColumns = List.copyOf(targetColumns);
        if (columns.isEmpty() || columns.size() != targetColumns.size()) {
            throw new IllegalArgumentException("a join needs as many target columns as columns: " + columns);
        }
    }

    /** The share is told as people say it, and never rounded up to all. */
    String share() {
        if (matching >= 1) {
            return "every row with a value finds its partner";
        }
        double percent = Math.min(99.9, Math.round(matching * 1000) / 10.0);
        return String.format(Locale.ROOT, "%.1f", percent).replace(".0", "")
                + " % of the rows with a value find their partner";
    }
}
