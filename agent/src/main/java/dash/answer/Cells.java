package dash.answer;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Figure;
import dash.facts.PeriodNames;
import dash.facts.Unit;
import java.math.BigDecimal;

/** Shows a cell to people: numbers by their unit, periods by their name, NULL as a dash. */
public final class Cells {

    private Cells() {}

    /** Shows the cell in this row and column, with the unit as knowledge writes it, or empty. */
    public static String inWords(Rows rows, int row, int column, String unit) {
        Cell cell = rows.rows().get(row).get(column);
        return switch (cell) {
            case Cell.Missing missing -> "–";
            case Cell.Numeric(BigDecimal value) -> number(value, unit);
            case Cell.Text text -> text.value() + (text.cut() ? "…" : "");
            case Cell.Other other -> other.text() + (other.cut() ? "…" : "");
            default -> PeriodNames.ofColumn(rows, column).of(cell);
        };
    }

    /** A year or a key is not a quantity: without a unit, whole numbers of up to four digits stay ungrouped. */
    private static String number(BigDecimal value, String unit) {
        boolean bare = unit.isEmpty() && value.scale() <= 0 && value.abs().compareTo(BigDecimal.valueOf(10_000)) < 0;
        return bare ? value.toPlainString() : new Figure(value, Unit.read(unit)).inWords();
    }
}
