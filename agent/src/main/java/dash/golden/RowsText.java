package dash.golden;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Rows as JSON and back. Dates and times come back as texts: kept rows are shown, not compared again. */
final class RowsText {

    /** More rows than this nobody reads in a report. */
    private static final int MOST = 500;

    private RowsText() {}

    static ObjectNode write(JsonMapper mapper, Rows rows) {
        ObjectNode json = mapper.createObjectNode();
        ArrayNode columns = json.putArray("columns");
        rows.columns().forEach(column -> columns.add(column.name()));
        ArrayNode lines = json.putArray("rows");
        rows.rows().stream().limit(MOST).forEach(row -> {
            ArrayNode line = lines.addArray();
            row.forEach(cell -> add(line, cell));
        });
        json.put("truncated", rows.truncated() || rows.count() > MOST);
        return json;
    }

    private static void add(ArrayNode line, Cell cell) {
        switch (cell) {
            case Cell.Missing missing -> line.addNull();
            case Cell.Numeric number -> line.add(number.value());
            case Cell.Truth truth -> line.add(truth.value());
            case Cell.Text text -> line.add(text.value());
            case Cell.NotANumber name -> line.add(cell.plain());
            case Cell.Day day -> line.add(cell.plain());
            case Cell.TimeOfDay time -> line.add(cell.plain());
            case Cell.LocalMoment moment -> line.add(cell.plain());
            case Cell.Moment moment -> line.add(cell.plain());
            case Cell.Other other -> line.add(cell.plain());
        }
    }

    static Rows read(JsonNode json) {
        List<ResultColumn> columns = new ArrayList<>();
        json.path("columns").forEach(name -> columns.add(new ResultColumn(name.asString(), "")));
        List<List<Cell>> rows = new ArrayList<>();
        json.path("rows").forEach(line -> {
            List<Cell> cells = new ArrayList<>();
            line.forEach(cell -> cells.add(cell(cell)));
            rows.add(cells);
        });
        return new Rows(columns, rows, json.path("truncated").asBoolean(false));
    }

    private static Cell cell(JsonNode value) {
        if (value.isNull()) {
            return Cell.missing();
        }
        if (value.isNumber()) {
            return new Cell.Numeric(value.decimalValue());
        }
        return value.isBoolean() ? new Cell.Truth(value.asBoolean()) : Cell.text(value.asString());
    }
}
