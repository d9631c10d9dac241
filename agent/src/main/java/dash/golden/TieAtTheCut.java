package dash.golden;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.golden.GoldenQuestion.Compare;
import dash.golden.GoldenRows.Computed;
import dash.question.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A ranking that is cut between rows which rank alike has several right answers: which of them stand last is drawn by lot.
 * Whoever picked others is right, too, if they are among the equals; that is looked up, not believed.
 */
final class TieAtTheCut {

    private static final int MOST_EQUALS = 1_000;
    private static final Pattern CUT =
            Pattern.compile("(?is)(.*\\border\\s+by\\b(.*?))\\blimit\\s+(\\d{1,6})\\s*;?\\s*");
    private static final Pattern TERM =
            Pattern.compile("(?is)\\s*(?:\\w+\\.)?\"?(\\w+)\"?\\s*(?:asc|desc)?\\s*(?:nulls\\s+(?:first|last))?\\s*");

    private final GoldenRows rows;
    private final ResultComparison contains;

    TieAtTheCut(GoldenRows rows, GoldenQuestion golden) {
        this.rows = rows;
        this.contains = new ResultComparison(
                Compare.CONTAINS, golden.tolerance().orElse(ResultComparison.DEFAULT_TOLERANCE), false, false);
    }

    /** The expected rows are those of the statement as it is. */
    boolean allows(String sql, Rows right, Rows actual, Cancellation cancellation) {
        Matcher cut = CUT.matcher(sql);
        if (!cut.matches() || right.isEmpty() || right.count() != actual.count() || actual.truncated()) {
            return false;
        }
        List<Integer> order = order(cut.group(2), right.columns());
        int kept = Integer.parseInt(cut.group(3));
        if (order.isEmpty() || right.count() != kept) {
            return false;
        }
        return rows.compute(cut.group(1) + " LIMIT " + (kept + MOST_EQUALS), cancellation)
                        instanceof Computed.Right(Rows more)
                && more.count() > kept
                && among(right, more, actual, order);
    }

    /** All that stand before the equals are there, and the rest is from among them. */
    private boolean among(Rows right, Rows more, Rows actual, List<Integer> order) {
        List<Cell> last = right.rows().getLast();
        List<List<Cell>> before = new ArrayList<>();
        List<List<Cell>> pool = new ArrayList<>();
        for (List<Cell> row : more.rows()) {
            boolean equal = order.stream().allMatch(column -> row.get(column).equals(last.get(column)));
            if (!equal && pool.size() > before.size()) {
                break;
            }
            pool.add(row);
            if (!equal) {
                before.add(row);
            }
        }
        return pool.size() > right.count()
                && actual.columns().size() == right.columns().size()
                && holds(new Rows(actual.columns(), pool, false), actual)
                && (before.isEmpty() || holds(actual, new Rows(right.columns(), before, false)));
    }

    private boolean holds(Rows all, Rows some) {
        return contains.compare(some, all) instanceof ResultComparison.Result.Same;
    }

    /** The result columns that the statement orders by; none when it orders by something else as well. */
    private static List<Integer> order(String terms, List<ResultColumn> columns) {
        List<Integer> order = new ArrayList<>();
        for (String term : terms.split(",", -1)) {
            Optional<Integer> column = column(term, columns);
            if (column.isEmpty()) {
                return List.of();
            }
            order.add(column.get());
        }
        return order;
    }

    private static Optional<Integer> column(String term, List<ResultColumn> columns) {
        Matcher name = TERM.matcher(term);
        if (!name.matches()) {
            return Optional.empty();
        }
        String written = name.group(1).toLowerCase(Locale.ROOT);
        for (int index = 0; index < columns.size(); index++) {
            if (columns.get(index).name().toLowerCase(Locale.ROOT).equals(written)
                    || written.equals(String.valueOf(index + 1))) {
                return Optional.of(index);
            }
        }
        return Optional.empty();
    }
}
