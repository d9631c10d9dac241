package dash.execute;

import java.util.List;

/**
 * What a statement gave back.
 *
 * @param truncated whether the database had more rows, or more bytes, than the limits let through
 */
public record Rows(List<ResultColumn> columns, List<List<Cell>> rows, boolean truncated) {

    public Rows {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        int width = columns.size();
        if (rows.stream().anyMatch(row -> row.size() != width)) {
            throw new IllegalArgumentException("a row that is not " + width + " cells wide");
        }
    }

    public int count() {
        return rows.size();
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    public List<Cell> column(int index) {
        return rows.stream().map(row -> row.get(index)).toList();
    }
}
