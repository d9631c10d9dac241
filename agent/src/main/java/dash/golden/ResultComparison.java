package dash.golden;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.golden.Expected.Value;
import dash.golden.GoldenQuestion.Compare;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * Whether a result is the right one. Rows are compared as multisets unless order was asked for; columns may come in
 * another order and under other names; further columns beside the right ones are told apart from a clean match. Two empty
 * results prove nothing and never pass by themselves.
 */
public final class ResultComparison {

    /** Far below any difference that matters, above the noise of floating sums. */
    public static final BigDecimal DEFAULT_TOLERANCE = new BigDecimal("1e-6");

    /** What {@code approximate} allows when the question does not say: one in a hundred. */
    public static final BigDecimal APPROXIMATE_TOLERANCE = new BigDecimal("0.01");

    /** How a comparison ended. */
    public sealed interface Result {

        /** The same values, and nothing else; or whatever else the mode of comparison asks for. */
        record Same() implements Result {}

        /** The right columns are all there, beside others. */
        record SameAndMore(List<String> furtherColumns) implements Result {}

        /** The right rows, but not in the order that the question asks for. */
        record OtherOrder(String reason) implements Result {}

        /** Not the right answer. */
        record Different(String reason) implements Result {}
    }

    private final Compare mode;
    private final RowMatch match;
    private final boolean ordered;
    private final boolean emptyIsRight;

    public ResultComparison(Compare mode, BigDecimal tolerance, boolean ordered, boolean emptyIsRight) {
        this.mode = mode;
        this.match = new RowMatch(new Sameness(tolerance));
        this.ordered = ordered;
        this.emptyIsRight = emptyIsRight;
    }

    /** The comparison that a golden question wants for the result of one of its statements. */
    public static ResultComparison of(GoldenQuestion question, String goldSql) {
        return of(question, AskedOrder.in(question.question()) && TopOrder.asked(goldSql));
    }

    /** The same for rows that are written down, which stand in the order that is asked for. */
    public static ResultComparison ofWritten(GoldenQuestion question) {
        return of(question, AskedOrder.in(question.question()));
    }

    private static ResultComparison of(GoldenQuestion question, boolean ordered) {
        BigDecimal usual = question.compare() == Compare.APPROXIMATE ? APPROXIMATE_TOLERANCE : DEFAULT_TOLERANCE;
        return new ResultComparison(question.compare(), question.tolerance().orElse(usual), ordered, question.empty());
    }

    public Result compare(Rows expected, Rows actual) {
        return compare(Wanted.of(expected), actual, Optional.of(expected));
    }

    public Result compare(Expected expected, Rows actual) {
        return compare(Wanted.of(expected), actual, Optional.empty());
    }

    private Result compare(Wanted expected, Rows actual, Optional<Rows> computed) {
        if (expected.cutOff()) {
            return different("the right result was cut off at %d rows, so nothing can be compared with it"
                    .formatted(expected.rows().size()));
        }
        if (actual.truncated() && mode != Compare.CONTAINS && mode != Compare.STRUCTURE) {
            return different("the result was cut off at %d rows, so it cannot be compared".formatted(actual.count()));
        }
        if (expected.rows().isEmpty() || actual.isEmpty()) {
            return withEmpty(expected, actual);
        }
        return switch (mode) {
            case EXACT, APPROXIMATE -> values(expected, actual, false);
            case CONTAINS -> values(expected, actual, true);
            case ROW_COUNT -> new RowCount(expected, computed.isPresent()).compare(actual);
            case STRUCTURE ->
                Structure.compare(computed.map(Structure::kinds).orElseGet(() -> Structure.kinds(expected)), actual);
        };
    }

    private Result withEmpty(Wanted expected, Rows actual) {
        if (expected.rows().isEmpty() && actual.isEmpty()) {
            return emptyIsRight ? new Result.Same() : different("both are empty, which proves nothing");
        }
        return actual.isEmpty()
                ? different("nothing came back, expected were "
                        + rows(expected.rows().size()))
                : different("expected nothing, got " + rows(actual.count()));
    }

    private Result values(Wanted expected, Rows actual, boolean furtherRows) {
        int further = actual.columns().size() - expected.width();
        if (further < 0) {
            return different("%s too few: expected (%s), got (%s)"
                    .formatted(
                            further == -1 ? "1 column" : -further + " columns",
                            String.join(", ", expected.names()),
                            names(actual)));
        }
        if (!furtherRows && expected.rows().size() != actual.count()) {
            return different(reason(expected, actual, new ColumnMatch(match, expected, actual, true), false));
        }
        ColumnMatch columns = new ColumnMatch(match, expected, actual, furtherRows);
        Optional<int[]> found = columns.find(mapping -> rowsAgree(expected, actual, mapping, furtherRows));
        if (found.isEmpty()) {
            Optional<int[]> unordered = ordered
                    ? columns.find(mapping -> multisetsAgree(expected, actual, mapping, furtherRows))
                    : Optional.empty();
            return unordered.isPresent()
                    ? new Result.OtherOrder(Difference.inOrder(match, expected, actual, unordered.get()))
                    : different(reason(expected, actual, columns, furtherRows));
        }
        return further == 0 || furtherRows
                ? new Result.Same()
                : new Result.SameAndMore(Difference.unused(actual, found.get()));
    }

    private boolean rowsAgree(Wanted expected, Rows actual, int[] mapping, boolean furtherRows) {
        return multisetsAgree(expected, actual, mapping, furtherRows)
                && (!ordered || Order.kept(match, expected.rows(), actual, mapping, furtherRows));
    }

    private boolean multisetsAgree(Wanted expected, Rows actual, int[] mapping, boolean furtherRows) {
        List<List<Cell>> projected = ColumnMatch.project(actual, mapping, mapping.length);
        RowMatch.Unmatched unmatched = match.match(expected.rows(), projected);
        return unmatched.missing().isEmpty()
                && (furtherRows || unmatched.further().isEmpty());
    }

    private String reason(Wanted expected, Rows actual, ColumnMatch columns, boolean furtherRows) {
        return new Difference(match, expected, actual, columns.natural()).inWords(furtherRows);
    }

    static String names(Rows rows) {
        return String.join(
                ", ", rows.columns().stream().map(column -> column.name()).toList());
    }

    static String rows(int count) {
        return count == 1 ? "1 row" : count + " rows";
    }

    private static Result different(String reason) {
        return new Result.Different(reason);
    }

    /** Whether a value is a number or range that says how many rows there should be. */
    static boolean isNumeric(Value value) {
        return switch (value) {
            case Expected.Exactly(Cell cell) -> Sameness.number(cell).isPresent();
            case Expected.Between between -> true;
            case Expected.Matches pattern -> false;
        };
    }
}
