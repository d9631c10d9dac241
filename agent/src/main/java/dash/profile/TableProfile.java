package dash.profile;

import dash.schema.RelationName;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What a part of a table's rows says about it.
 *
 * @param sampled how many rows were looked at
 * @param unseen columns that nobody looked at: sensitive ones, and those that hold pictures and the like
 */
public record TableProfile(
        RelationName name,
        RowTotal total,
        long sampled,
        List<ColumnProfile> columns,
        List<String> unseen,
        Duration took) {

    public TableProfile {
        columns = List.copyOf(columns);
        unseen = List.copyOf(unseen);
    }

    /** Whether every row was looked at, so that what is said holds of the table and not of a sample. */
    public boolean isComplete() {
        return total.counted() && sampled >= total.rows();
    }

    public Optional<ColumnProfile> column(String columnName) {
        return columns.stream()
                .filter(column -> column.name().equals(columnName))
                .findFirst();
    }
}
