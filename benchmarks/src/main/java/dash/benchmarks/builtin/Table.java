package dash.benchmarks.builtin;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The figures of all sets, below each other. */
final class Table {

    private static final List<String> HEAD = List.of(
            "set",
            "wordings",
            "right",
            "wrong",
            "declined",
            "asked back",
            "errored",
            "right %",
            "of answered %",
            "unanswerable declined",
            "p50 ms",
            "p95 ms",
            "CPU ms");

    private Table() {}

    static String of(List<Tally> tallies) {
        return text(HEAD, tallies.stream().map(Table::cells).toList());
    }

    /** Rows below a head, each cell as wide as its head. */
    static String text(List<String> head, List<List<String>> rows) {
        StringBuilder text = new StringBuilder();
        line(text, head, head);
        rows.forEach(row -> line(text, head, row));
        return text.toString();
    }

    private static List<String> cells(Tally tally) {
        return List.of(
                tally.name(),
                String.valueOf(tally.questions()),
                String.valueOf(tally.right()),
                String.valueOf(tally.wrong()),
                String.valueOf(tally.declined()),
                String.valueOf(tally.askedBack()),
                String.valueOf(tally.errored()),
                one(tally.rightOfAll()),
                one(tally.rightOfAnswered()),
                tally.unanswerable() == 0 ? "–" : tally.unanswerableDeclined() + " of " + tally.unanswerable(),
                one(tally.quantile(0.5, Measured::millis)),
                one(tally.quantile(0.95, Measured::millis)),
                one(tally.quantile(0.5, Measured::processor)));
    }

    private static String one(double figure) {
        return Double.isNaN(figure) ? "–" : String.format(Locale.ROOT, "%.1f", figure);
    }

    private static void line(StringBuilder text, List<String> head, List<String> cells) {
        text.append(String.format(Locale.ROOT, "%-16s", cells.getFirst()));
        IntStream.range(1, cells.size())
                .forEach(index -> text.append(
                        String.format(Locale.ROOT, "  %" + head.get(index).length() + "s", cells.get(index))));
        text.append('\n');
    }
}
