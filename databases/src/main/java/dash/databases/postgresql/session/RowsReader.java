package dash.databases.postgresql.session;

import dash.databases.session.Utf8;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.postgresql.core.BaseConnection;
import org.postgresql.core.TypeInfo;
import org.postgresql.jdbc.PgResultSet;

/** Runs one text and reads its rows part by part, so that no result is ever in memory beyond the limits. */
final class RowsReader {

    private static final int FIRST_FETCH = 64;
    private static final int LARGEST_FETCH = 5_000;

    /** A fetch is sized by the largest row so far, to stay far below what the driver refuses to hold. */
    private static final long FETCH_BYTES = 8L << 20;

    private final Limits limits;
    private final Cells cells;
    private final List<List<Cell>> rows = new ArrayList<>();
    private long bytes;
    private long largestRow = 1;

    RowsReader(Limits limits) {
        this.limits = limits;
        this.cells = new Cells(limits.cellBytes());
    }

    Rows read(PostgresLine line, String sql) throws SQLException {
        TypeInfo types = line.connection().unwrap(BaseConnection.class).getTypeInfo();
        try (Statement statement = line.statement()) {
            statement.setFetchSize(Math.min(FIRST_FETCH, limits.rows() + 1));
            if (limits.rows() < Integer.MAX_VALUE) {
                statement.setMaxRows(limits.rows() + 1);
            }
            if (!statement.execute(sql)) {
                return new Rows(List.of(), List.of(), false);
            }
            try (ResultSet result = statement.getResultSet()) {
                return read(result, types);
            }
        }
    }

    private Rows read(ResultSet result, TypeInfo types) throws SQLException {
        List<ColumnType> columnTypes = columnTypes(result, types);
        List<ResultColumn> columns = new ArrayList<>();
        for (int i = 0; i < columnTypes.size(); i++) {
            columns.add(new ResultColumn(
                    result.getMetaData().getColumnLabel(i + 1),
                    columnTypes.get(i).name()));
        }
        boolean truncated = false;
        while (!truncated && result.next()) {
            truncated = rows.size() == limits.rows() || !take(result, columnTypes);
        }
        return new Rows(columns, rows, truncated);
    }

    private static List<ColumnType> columnTypes(ResultSet result, TypeInfo types) throws SQLException {
        PgResultSet driverResult = result.unwrap(PgResultSet.class);
        List<ColumnType> columnTypes = new ArrayList<>();
        for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
            columnTypes.add(ColumnType.of(driverResult.getColumnOID(i), types));
        }
        return columnTypes;
    }

    /** False when the row would not fit into the limit on the result any more. */
    private boolean take(ResultSet result, List<ColumnType> columnTypes) throws SQLException {
        List<Cell> row = new ArrayList<>(columnTypes.size());
        long kept = 0;
        long sent = 0;
        for (int i = 0; i < columnTypes.size(); i++) {
            String printed = result.getString(i + 1);
            if (printed == null) {
                row.add(Cell.missing());
            } else {
                Cell cell = cells.of(columnTypes.get(i), printed);
                row.add(cell);
                long size = Utf8.bytes(printed);
                sent += size;
                kept += Math.min(size, limits.cellBytes());
            }
        }
        resize(result, sent);
        if (bytes + kept > limits.resultBytes()) {
            return false;
        }
        bytes += kept;
        rows.add(row);
        return true;
    }

    private void resize(ResultSet result, long rowBytes) throws SQLException {
        largestRow = Math.max(largestRow, rowBytes);
        result.setFetchSize(Math.clamp(FETCH_BYTES / largestRow, 1, LARGEST_FETCH));
    }
}
