package dash.project.render;

import dash.answer.Cells;
import dash.execute.Cell;
import dash.execute.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A result as an aligned table, numbers to the right, with bars beside them where a chart has some. */
final class TextTable {

    private static final int WIDEST_COLUMN = 40;

    private final Rows rows;
    private final Map<String, String> units;
    private final int mostRows;
    private final List<String> bars;

    TextTable(Rows rows, Map<String, String> units, int mostRows) {
        this(rows, units, mostRows, List.of());
    }

    /** {@code bars} stand beside the rows, one for each, or there are none. */
    TextTable(Rows rows, Map<String, String> units, int mostRows, List<String> bars) {
        this.rows = rows;
        this.units = units;
        this.mostRows = mostRows;
        this.bars = List.copyOf(bars);
    }

    List<String> lines() {
        List<List<String>> shown = new ArrayList<>();
        shown.add(rows.columns().stream()
                .map(column -> Plain.cut(Plain.of(column.name().replace('_', ' ')), WIDEST_COLUMN))
                .toList());
        IntStream.range(0, Math.min(mostRows, rows.count()))
                .mapToObj(this::texts)
                .forEach(shown::add);
        List<Integer> widths = IntStream.range(0, rows.columns().size())
                .mapToObj(column -> widest(shown, column))
                .toList();
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < shown.size(); row++) {
            String bar = row == 0 || bars.isEmpty() ? "" : "  " + bars.get(row - 1);
            lines.add((line(shown.get(row), widths) + bar).stripTrailing());
        }
        if (rows.count() > mostRows) {
            lines.add("… " + (rows.count() - mostRows) + " more rows; --json has them all");
        }
        return lines;
    }

    private List<String> texts(int row) {
        return IntStream.range(0, rows.columns().size())
                .mapToObj(column -> {
                    String unit = units.getOrDefault(rows.columns().get(column).name(), "");
                    return Plain.cut(Plain.of(Cells.inWords(rows, row, column, unit)), WIDEST_COLUMN);
                })
                .toList();
    }

    private static int widest(List<List<String>> shown, int column) {
        return shown.stream()
                .mapToInt(row -> Plain.width(row.get(column)))
                .max()
                .orElse(0);
    }

    private String line(List<String> texts, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < texts.size(); column++) {
            line.append(column == 0 ? "" : "  ")
                    .append(Plain.pad(texts.get(column), widths.get(column), isNumeric(column)));
        }
        return line.toString();
    }

    private boolean isNumeric(int column) {
        return rows.column(column).stream()
                        .allMatch(cell -> cell instanceof Cell.Numeric || cell instanceof Cell.Missing)
                && rows.column(column).stream().anyMatch(Cell.Numeric.class::isInstance);
    }
}
