package dash.databases.duckdb.session;

import dash.databases.duckdb.child.RowTaking;
import dash.databases.session.Utf8;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Takes rows as they come and keeps as many as the limits allow. */
final class RowsReader implements RowTaking {

    private final Limits limits;
    private final Cells cells;
    private final List<ResultColumn> columns = new ArrayList<>();
    private final List<List<Cell>> rows = new ArrayList<>();
    private long bytes;
    private boolean truncated;

    RowsReader(Limits limits) {
        this.limits = limits;
        this.cells = new Cells(limits.cellBytes());
    }

    @Override
    public void columns(List<String> names, List<String> types) {
        for (int at = 0; at < names.size(); at++) {
            columns.add(new ResultColumn(names.get(at), types.get(at).toLowerCase(Locale.ROOT)));
        }
    }

    @Override
    public void row(List<@Nullable String> printed) {
        if (truncated) {
            return;
        }
        List<Cell> row = new ArrayList<>(printed.size());
        long size = 0;
        for (int at = 0; at < printed.size(); at++) {
            String value = printed.get(at);
            row.add(value == null ? Cell.missing() : cells.of(columns.get(at).type(), value));
            size += value == null ? 0 : Math.min(Utf8.bytes(value), limits.cellBytes());
        }
        truncated = rows.size() == limits.rows() || bytes + size > limits.resultBytes();
        if (!truncated) {
            bytes += size;
            rows.add(row);
        }
    }

    Rows rows() {
        return new Rows(columns, rows, truncated);
    }
}
