package dash.app.golden;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.golden.GoldenQuestion;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether the right statement of a golden question cuts a ranking between rows that rank alike. Which of them it keeps is
 * drawn by lot, so that no answer can be held against it.
 */
record CutAmongEquals(Function<String, Rows> run) {

    private static final Pattern RANKING = Pattern.compile("(?is)(.*\\border by (\\w+) desc)\\s+limit (\\d+)\\s*");

    boolean test(GoldenQuestion golden) {
        Matcher ranking = RANKING.matcher(golden.sql().orElse(""));
        if (!ranking.matches()) {
            return false;
        }
        int kept = Integer.parseInt(ranking.group(3));
        Rows rows = run.apply(ranking.group(1) + " LIMIT " + (kept + 1));
        List<String> names =
                rows.columns().stream().map(column -> column.name()).toList();
        int ranked = names.indexOf(ranking.group(2));
        return ranked >= 0
                && rows.count() > kept
                && cell(rows, kept - 1, ranked).equals(cell(rows, kept, ranked));
    }

    private static String cell(Rows rows, int row, int column) {
        Cell cell = rows.rows().get(row).get(column);
        return cell.plain();
    }
}
