package dash.project.render;

import dash.answer.Cells;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.project.told.Told;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows for other programs: CSV with plain values, Markdown with values as people read them. */
public final class RowsOut {

    private RowsOut() {}

    /**
     * Values as they are, quoted where need be. A text that a spreadsheet would take for a formula gets an apostrophe in
     * front; numbers are numbers and stay as they are.
     */
    public static String csv(Rows rows) {
        StringBuilder csv = new StringBuilder();
        csv.append(rows.columns().stream().map(column -> field(column.name())).collect(Collectors.joining(",")))
                .append("\r\n");
        for (List<Cell> row : rows.rows()) {
            csv.append(row.stream()
                            .map(cell -> cell instanceof Cell.Numeric ? cell.plain() : field(cell.plain()))
                            .collect(Collectors.joining(",")))
                    .append("\r\n");
        }
        return csv.toString();
    }

    private static String field(String text) {
        boolean formula = !text.isEmpty() && "=+-@\t\r|%".indexOf(text.charAt(0)) >= 0;
        String safe = formula ? "'" + text : text;
        return safe.matches("(?s).*[\",\r\n;].*") ? "\"" + safe.replace("\"", "\"\"") + "\"" : safe;
    }

    public static String markdown(Told told) {
        Rows rows = told.rows();
        StringBuilder table = new StringBuilder(told.text("insight")).append("\n\n");
        table.append(line(rows.columns().stream()
                .map(column -> escaped(column.name().replace('_', ' ')))
                .toList()));
        table.append(line(rows.columns().stream().map(column -> "---").toList()));
        for (int row = 0; row < rows.count(); row++) {
            int at = row;
            table.append(line(IntStream.range(0, rows.columns().size())
                    .mapToObj(column -> escaped(Cells.inWords(
                            rows,
                            at,
                            column,
                            told.units().getOrDefault(rows.columns().get(column).name(), ""))))
                    .toList()));
        }
        return table.append("\n```sql\n")
                .append(told.text("sql"))
                .append("\n```\n")
                .toString();
    }

    private static String line(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    private static String escaped(String text) {
        return Plain.of(text)
                .replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("<", "&lt;")
                .replace("`", "\\`");
    }
}
