package dash.profile;

import dash.schema.Table;
import java.util.List;
import java.util.Optional;

/** The rows of a table that were looked at, by column. Kept only while the table is looked at. */
public record TableSample(Table table, TableProfile profile, List<ColumnSample> columns) {

    public TableSample {
        columns = List.copyOf(columns);
    }

    public int rows() {
        return Math.toIntExact(profile.sampled());
    }

    public Optional<ColumnSample> column(String name) {
        return columns.stream().filter(column -> column.name().equals(name)).findFirst();
    }

    /** Whether the database itself holds this one column unique. */
    public boolean hasKey(String column) {
        return table.uniqueKeys().contains(List.of(column));
    }
}
