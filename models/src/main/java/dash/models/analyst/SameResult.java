package dash.models.analyst;

import dash.answer.RowHash;
import dash.correct.Attempt;
import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Whether two results say the same, whatever their columns are called and in whatever order rows and columns stand. */
final class SameResult {

    private SameResult() {}

    /** Equal for results that say the same. */
    static String key(Rows rows) {
        List<List<String>> columns = new ArrayList<>();
        for (int index = 0; index < rows.columns().size(); index++) {
            columns.add(rows.column(index).stream().map(SameResult::plain).toList());
        }
        List<Integer> order = IntStream.range(0, columns.size())
                .boxed()
                .sorted(Comparator.comparing(index ->
                        String.join("\n", columns.get(index).stream().sorted().toList())))
                .toList();
        List<ResultColumn> names =
                order.stream().map(index -> new ResultColumn("", "")).toList();
        List<List<Cell>> sorted = rows.rows().stream()
                .map(row -> order.stream().map(row::get).toList())
                .sorted(Comparator.comparing((List<Cell> row) ->
                        String.join("\n", row.stream().map(SameResult::plain).toList())))
                .toList();
        return RowHash.of(new Rows(names, sorted, rows.truncated()));
    }

    /** Whether one confirms the other: they say the same, or every number of the shorter one is in the longer one. */
    static boolean confirm(Attempt one, Attempt other) {
        if (one.ran().isEmpty() || other.ran().isEmpty()) {
            return false;
        }
        Rows left = one.ran().get().rows();
        Rows right = other.ran().get().rows();
        if (key(left).equals(key(right))) {
            return true;
        }
        Set<BigDecimal> some = numbers(left);
        Set<BigDecimal> others = numbers(right);
        return some.size() <= others.size() ? isPart(some, others) : isPart(others, some);
    }

    private static boolean isPart(Set<BigDecimal> fewer, Set<BigDecimal> more) {
        return !fewer.isEmpty() && more.containsAll(fewer);
    }

    private static Set<BigDecimal> numbers(Rows rows) {
        Set<BigDecimal> numbers = new HashSet<>();
        rows.rows()
                .forEach(row -> row.forEach(cell -> {
                    if (cell instanceof Cell.Numeric(BigDecimal value)) {
                        numbers.add(value.setScale(Math.min(value.scale(), 2), java.math.RoundingMode.HALF_UP)
                                .stripTrailingZeros());
                    }
                }));
        return numbers;
    }

    private static String plain(Cell cell) {
        return cell instanceof Cell.Numeric(BigDecimal value)
                ? value.stripTrailingZeros().toPlainString()
                : cell.getClass().getSimpleName() + cell.plain();
    }
}
