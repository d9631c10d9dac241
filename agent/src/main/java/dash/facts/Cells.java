package dash.facts;

import dash.execute.Cell;
import java.math.BigDecimal;

/** Numbers out of cells. */
final class Cells {

    private Cells() {}

    static BigDecimal number(Cell cell) {
        return cell instanceof Cell.Numeric(BigDecimal value) ? value : BigDecimal.ZERO;
    }
}
