package dash.databases.sqlite.session;

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
import org.sqlite.SQLiteConnection;

/** Runs one text and reads its rows one by one, as SQLite makes them. */
final class RowsReader {

    private final Limits limits;
    private final Cells cells;
    private final List<List<Cell>> rows = new ArrayList<>();
    private long bytes;

    RowsReader(Limits limits) {
        this.limits = limits;
        this.cells = new Cells(limits.cellBytes());
    }

    Rows read(SQLiteConnection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (!statement.execute(sql)) {
                return new Rows(List.of(), List.of(), false);
            }
            try (ResultSet result = statement.getResultSet()) {
                return read(result);
            }
        }
    }

    private Rows read(ResultSet result) throws SQLException {
        ResultSetMetaData about = result.getMetaData();
        int width = about.getColumnCount();
        List<DeclaredType> types = new ArrayList<>();
        boolean truncated = false;
        while (!truncated && result.next()) {
            if (types.isEmpty()) {
                types.addAll(types(about, width));
            }
            truncated = rows.size() == limits.rows() || !take(result, types);
        }
        List<ResultColumn> columns = new ArrayList<>();
        for (int index = 1; index <= width; index++) {
            String type = types.isEmpty() ? "any" : types.get(index - 1).shown();
            columns.add(new ResultColumn(about.getColumnLabel(index), type));
        }
        return new Rows(columns, rows, truncated);
    }

    /** With a row at hand the driver tells the declared type of a column, or else the kind of value it holds. */
    private static List<DeclaredType> types(ResultSetMetaData about, int width) throws SQLException {
        List<DeclaredType> types = new ArrayList<>();
        for (int index = 1; index <= width; index++) {
            types.add(DeclaredType.of(String.valueOf(about.getColumnTypeName(index))));
        }
        return types;
    }

    /** False when the row would not fit into the limit on the result any more. */
    private boolean take(ResultSet result, List<DeclaredType> types) throws SQLException {
        List<Cell> row = new ArrayList<>(types.size());
        long kept = 0;
        for (int index = 0; index < types.size(); index++) {
            Object value = result.getObject(index + 1);
            Cell cell = value == null ? Cell.missing() : cells.of(types.get(index), value);
            row.add(cell);
            kept += value instanceof String text ? Math.min(Utf8.bytes(text), limits.cellBytes()) : 8;
        }
        if (bytes + kept > limits.resultBytes()) {
            return false;
        }
        bytes += kept;
        rows.add(row);
        return true;
    }
}
