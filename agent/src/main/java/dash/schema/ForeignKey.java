package dash.schema;

import java.util.List;

/** These columns point to those columns of another relation, in this order. */
public record ForeignKey(List<String> columns, RelationName target, List<String> targetColumns) {

    public ForeignKey {
        columns = List.copyOf(columns);
        targetColumns = List.copyOf(targetColumns);
        if (columns.isEmpty() || columns.size() != targetColumns.size()) {
            throw new IllegalArgumentException("a foreign key needs as many target columns as columns: " + columns);
        }
    }
}
