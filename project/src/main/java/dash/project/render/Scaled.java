package dash.project.render;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.facts.Unit;
import dash.memory.Preference;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Rows as somebody wants amounts of money shown. The heading says what they are shown in; anything else is left as it is.
 *
 * @param units by the names that the columns have here
 */
record Scaled(Rows rows, Map<String, String> units) {

    /** As many as money is shown with, so that none of them is made up. */
    private static final int DIGITS = 2;

    static Scaled of(Rows rows, Map<String, String> units, Preference.Scale scale) {
        if (scale == Preference.Scale.FULL) {
            return new Scaled(rows, units);
        }
        List<ResultColumn> columns = new ArrayList<>();
        Map<String, String> renamed = new HashMap<>(units);
        List<Boolean> money = new ArrayList<>();
        for (ResultColumn column : rows.columns()) {
            String unit = units.getOrDefault(column.name(), "");
            boolean scaled = Unit.read(unit) instanceof Unit.Money || Unit.read(unit) instanceof Unit.Cents;
            String name = scaled ? column.name() + " (" + scale.word() + ")" : column.name();
            money.add(scaled);
            renamed.put(name, unit);
            columns.add(new ResultColumn(name, column.type()));
        }
        List<List<Cell>> cells =
                rows.rows().stream().map(row -> scaled(row, money, scale)).toList();
        return new Scaled(new Rows(columns, cells, rows.truncated()), renamed);
    }

    private static List<Cell> scaled(List<Cell> row, List<Boolean> money, Preference.Scale scale) {
        List<Cell> cells = new ArrayList<>();
        for (int at = 0; at < row.size(); at++) {
            cells.add(
                    money.get(at) && row.get(at) instanceof Cell.Numeric(BigDecimal value)
                            ? new Cell.Numeric(
                                    value.divide(BigDecimal.valueOf(scale.divisor()), DIGITS, RoundingMode.HALF_EVEN))
                            : row.get(at));
        }
        return cells;
    }
}
