package dash.doubt;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.schema.TypeFamily;
import dash.schema.resolved.Aggregates;
import dash.schema.resolved.Origin;
import dash.schema.resolved.Output;
import dash.schema.resolved.Selection;
import dash.statement.Expression;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Figures that are all the same, or all whole, where the way they were computed should make them vary. */
final class DistrustEvenResults implements DoubtRule.Sure {

    private static final double WEIGHT = 0.25;
    private static final int ENOUGH_ROWS = 5;
    private static final int MANY_ROWS = 10;
    private static final BigDecimal ROUND = BigDecimal.valueOf(1_000);

    @Override
    public Stream<Doubt> inspect(Suspect suspect) {
        if (suspect.selections().top().size() != 1 || suspect.rows().isEmpty()) {
            return Stream.empty();
        }
        Selection selection = suspect.selections().top().getFirst();
        List<Output> outputs = selection.outputs();
        Rows rows = suspect.rows();
        Stream.Builder<Doubt> doubts = Stream.builder();
        for (int at = 0; at < Math.min(outputs.size(), rows.columns().size()); at++) {
            inspect(suspect, selection, outputs.get(at), rows.column(at)).ifPresent(doubts);
        }
        return doubts.build().limit(1);
    }

    private static Optional<Doubt> inspect(Suspect suspect, Selection selection, Output output, List<Cell> cells) {
        if (isCutRatio(selection, output.value())) {
            return Optional.of(doubt(
                    "The result " + output.name() + " is a ratio cut to a whole number.",
                    ProbeSql.text(suspect.statement(), output.value()) + " divides integers, which drops the decimals",
                    "multiply by 1.0 or cast one side to numeric before dividing"));
        }
        boolean figure = isFigure(selection, output.value());
        if (!figure || cells.size() < ENOUGH_ROWS) {
            return Optional.empty();
        }
        List<BigDecimal> numbers = cells.stream()
                .filter(Cell.Numeric.class::isInstance)
                .map(cell -> ((Cell.Numeric) cell).value())
                .toList();
        return numbers.size() < cells.size() ? Optional.empty() : even(output, numbers);
    }

    private static Optional<Doubt> even(Output output, List<BigDecimal> numbers) {
        BigDecimal first = numbers.getFirst();
        boolean constant = numbers.stream().allMatch(number -> number.compareTo(first) == 0);
        if (constant && first.abs().compareTo(BigDecimal.ONE) > 0) {
            return Optional.of(doubt(
                    "Every row has the same " + output.name() + ".",
                    numbers.size() + " rows, all " + first.toPlainString(),
                    "check that " + output.name() + " is computed for each row's own group"));
        }
        boolean round = !constant
                && numbers.size() >= MANY_ROWS
                && numbers.stream()
                        .allMatch(number ->
                                number.signum() != 0 && number.remainder(ROUND).signum() == 0);
        return round
                ? Optional.of(doubt(
                        "Every " + output.name() + " is a whole number of thousands.",
                        numbers.size() + " rows without a single odd figure",
                        ""))
                : Optional.empty();
    }

    /** A sum, an average, or a query of its own for each row; counts are often alike, and so are keys. */
    private static boolean isFigure(Selection selection, Expression value) {
        boolean folded = selection.isGrouped()
                && Aggregates.in(value).stream().anyMatch(call -> Aggregates.is(call, "sum", "avg") && !isOnes(call));
        return folded || value instanceof Expression.ScalarSubquery;
    }

    private static boolean isOnes(Expression.Call call) {
        return call.arguments().stream()
                .anyMatch(argument -> argument.value()
                                .every(Expression.Column.class)
                                .findAny()
                                .isEmpty()
                        || argument.value() instanceof Expression.Case);
    }

    /** Two whole aggregates divided, with nothing that would make one of them a decimal. */
    private static boolean isCutRatio(Selection selection, Expression value) {
        Expression bare = bare(value);
        return bare instanceof Expression.Operation operation
                && operation.operator().symbol().equals("/")
                && operation.left().isPresent()
                && isWhole(selection, operation.left().get())
                && isWhole(selection, operation.right())
                && Aggregates.in(operation.left().get()).size() == 1
                && Aggregates.in(operation.right()).size() == 1;
    }

    private static Expression bare(Expression value) {
        return value instanceof Expression.Call call
                        && Set.of("round", "coalesce").contains(call.name().last())
                        && !call.arguments().isEmpty()
                ? bare(call.arguments().getFirst().value())
                : value;
    }

    private static boolean isWhole(Selection selection, Expression value) {
        return switch (value) {
            case Expression.Call call when Aggregates.is(call, "count") -> true;
            case Expression.Call call
            when Aggregates.is(call, "sum", "min", "max") && !call.arguments().isEmpty() ->
                isWhole(selection, call.arguments().getFirst().value());
            case Expression.Literal literal -> literal.kind() == Expression.Literal.Kind.INTEGER;
            case Expression.Column column ->
                selection
                        .base(column)
                        .flatMap(Origin::live)
                        .filter(live -> TypeFamily.of(live.type())
                                .filter(TypeFamily.WHOLE_NUMBER::equals)
                                .isPresent())
                        .isPresent();
            case Expression.Operation operation ->
                operation.left().stream().allMatch(left -> isWhole(selection, left))
                        && isWhole(selection, operation.right());
            case Expression.NullIf nullIf -> isWhole(selection, nullIf.left());
            case Expression.Case decision ->
                decision.branches().stream().allMatch(branch -> isWhole(selection, branch.result()))
                        && decision.otherwise().stream().allMatch(last -> isWhole(selection, last));
            default -> false;
        };
    }

    private static Doubt doubt(String claim, String evidence, String advice) {
        return new Doubt(Doubt.Kind.SUSPICIOUSLY_EVEN, claim, evidence, WEIGHT, advice);
    }
}
