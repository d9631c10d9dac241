package dash.golden;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.golden.Expected.Value;
import java.math.BigDecimal;

/** Compares only how many rows there are: as many as the right rows, or as one written number or range says. */
final class RowCount {

    private final Value wanted;

    RowCount(Wanted expected, boolean computed) {
        boolean written = !computed && expected.rows().size() == 1 && expected.width() == 1;
        Value only = expected.rows().getFirst().getFirst();
        this.wanted = written && ResultComparison.isNumeric(only)
                ? only
                : new Expected.Exactly(Cell.number(expected.rows().size()));
    }

    ResultComparison.Result compare(Rows actual) {
        Cell count = Cell.number(actual.count());
        return new ValueTest(new Sameness(BigDecimal.ZERO)).met(wanted, count)
                ? new ResultComparison.Result.Same()
                : new ResultComparison.Result.Different(
                        "expected %s rows, got %d".formatted(ValueTest.inWords(wanted), actual.count()));
    }
}
