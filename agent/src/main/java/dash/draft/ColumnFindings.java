package dash.draft;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What looking at a column's values told.
 *
 * @param nullShare of the rows that were seen, from 0 to 1
 * @param distinct how many values there are; empty when too many to count
 * @param common the most frequent values first
 * @param least the smallest value as the database prints it
 */
public record ColumnFindings(
        double nullShare,
        OptionalLong distinct,
        List<CommonValue> common,
        Optional<String> least,
        Optional<String> most) {

    /** A value and how many of the rows that were seen have it. */
    public record CommonValue(String value, long rows) {}

    public ColumnFindings {
        common = List.copyOf(common);
    }

    /** Few enough values to break a figure down by. */
    boolean isBreakdown() {
        return distinct.isPresent() && distinct.getAsLong() > 1 && distinct.getAsLong() <= 60;
    }
}
