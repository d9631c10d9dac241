package dash.databases.mysql.session;

import dash.databases.session.Utf8;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Runs one text and reads its rows as they arrive, so that no result is ever in memory beyond the limits. */
final class RowsReader {

    private static final int FETCH = 64;

    private final Limits limits;
    private final Cells cells;
    private final List<List<Cell>> rows = new ArrayList<>();
    private long bytes;

    RowsReader(Limits limits) {
        this.limits = limits;
        this.cells = new Cells(limits.cellBytes());
    }

    /** Closing a result reads it to its end, so one that is not wanted any more ends with its connection. */
    Rows read(MysqlLine line, String sql) throws SQLException {
        Statement statement = line.statement();
        boolean wanted = true;
        try {
            statement.setFetchSize(FETCH);
            if (!statement.execute(sql)) {
                return new Rows(List.of(), List.of(), false);
            }
            Rows read = read(statement.getResultSet());
            wanted = !read.truncated();
            return read;
        } finally {
            if (wanted) {
                statement.close();
            } else {
                line.abort();
            }
        }
    }

    private Rows read(ResultSet result) throws SQLException {
        ResultSetMetaData described = result.getMetaData();
        List<ResultColumn> columns = new ArrayList<>();
        List<ColumnType> types = new ArrayList<>();
        for (int i = 1; i <= described.getColumnCount(); i++) {
            ColumnType type = ColumnType.of(described.getColumnTypeName(i));
            types.add(type);
            columns.add(new ResultColumn(described.getColumnLabel(i), type.name()));
        }
        boolean truncated = false;
        while (!truncated && result.next()) {
            truncated = rows.size() == limits.rows() || !take(result, types);
        }
        return new Rows(columns, rows, truncated);
    }

    /** False when the row would not fit into the limit on the result any more. */
    private boolean take(ResultSet result, List<ColumnType> types) throws SQLException {
        List<Cell> row = new ArrayList<>(types.size());
        long kept = 0;
        for (int i = 0; i < types.size(); i++) {
            if (types.get(i).sort() == ColumnType.Sort.BYTES) {
                byte[] raw = result.getBytes(i + 1);
                row.add(raw == null ? Cell.missing() : cells.bytes(types.get(i), raw));
                kept += raw == null ? 0 : Math.min(2L * raw.length, limits.cellBytes());
            } else {
                String printed = result.getString(i + 1);
                row.add(printed == null ? Cell.missing() : cells.of(types.get(i), printed));
                kept += printed == null ? 0 : Math.min(Utf8.bytes(printed), limits.cellBytes());
            }
        }
        if (bytes + kept > limits.resultBytes()) {
            return false;
        }
        bytes += kept;
        rows.add(row);
        return true;
    }
}
