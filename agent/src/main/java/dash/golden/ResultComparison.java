package dash.golden;

import dash.execute.Cell;
import dash.execute.Rows;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a result is the right one. Rows are compared as multisets unless order was asked for; columns may come in
 * another order and under other names; further columns beside the right ones are told apart from a clean match.
 */
public final class ResultComparison {

    /** Far below any difference that matters, above the noise of floating sums. */
    public static final BigDecimal DEFAULT_TOLERANCE = new BigDecimal("1e-6");

    /** How a comparison ended. */
    public sealed interface Result {

        /** The same values, and nothing else. */
        record Same() implements Result {}

        /** The right columns are all there, beside others. */
        record SameAndMore(int furtherColumns) implements Result {}

        /** The right rows, but not in the order that the question asks for. */
        record OtherOrder() implements Result {}

        /** Not the right answer. */
        record Different(String reason) implements Result {}
    }

    /** More columns than this are compared in the given order only: nobody shuffles that many, and trying is slow. */
    private static final int MOST_SHUFFLED = 12;

    private final Sameness sameness;
    private final boolean ordered;
    private final boolean emptyIsRight;

    public ResultComparison(BigDecimal tolerance, boolean ordered, boolean emptyIsRight) {
        this.sameness = new Sameness(tolerance);
        this.ordered = ordered;
        this.emptyIsRight = emptyIsRight;
    }

    /** The comparison that a golden question wants for the result of one of its statements. */
    public static ResultComparison of(GoldenQuestion question, String goldSql) {
        boolean ordered = AskedOrder.in(question.question()) && TopOrder.asked(goldSql);
        return new ResultComparison(question.tolerance().orElse(DEFAULT_TOLERANCE), ordered, question.empty());
    }

    public Result compare(Rows expected, Rows actual) {
        if (expected.truncated() || actual.truncated()) {
            return different("a result was cut off, so it cannot be compared");
        }
        if (expected.isEmpty() && actual.isEmpty()) {
            return emptyIsRight ? new Result.Same() : different("both are empty, which proves nothing");
        }
        if (expected.count() != actual.count()) {
            return different("%d rows instead of %d".formatted(actual.count(), expected.count()));
        }
        int further = actual.columns().size() - expected.columns().size();
        if (further < 0) {
            return different("%d columns instead of %d"
                    .formatted(actual.columns().size(), expected.columns().size()));
        }
        ColumnMatch columns = new ColumnMatch(sameness, expected, actual);
        if (columns.find((right, other, mapping) -> rowsAgree(right, other, mapping, ordered), MOST_SHUFFLED)
                .isEmpty()) {
            boolean sameRows = ordered
                    && columns.find((right, other, mapping) -> rowsAgree(right, other, mapping, false), MOST_SHUFFLED)
                            .isPresent();
            return sameRows ? new Result.OtherOrder() : different("the values differ");
        }
        return further == 0 ? new Result.Same() : new Result.SameAndMore(further);
    }

    private boolean rowsAgree(Rows expected, Rows actual, int[] mapping, boolean inOrder) {
        List<List<Cell>> mapped = new ArrayList<>();
        for (List<Cell> row : actual.rows()) {
            List<Cell> cells = new ArrayList<>();
            for (int column : mapping) {
                cells.add(row.get(column));
            }
            mapped.add(cells);
        }
        RowMatch rows = new RowMatch(sameness);
        return inOrder ? rows.sameOrder(expected.rows(), mapped) : rows.sameMultiset(expected.rows(), mapped);
    }

    private static Result different(String reason) {
        return new Result.Different(reason);
    }
}
