package dash.benchmarks.builtin;

import dash.statement.StatementParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is missing in each set, by its kind, among the wordings that were declined or answered wrongly. */
final class LackTable {

    private static final List<String> HEAD = Stream.concat(
                    Stream.of("missing"), Arrays.stream(Lack.values()).map(Lack::written))
            .toList();

    private LackTable() {}

    static String of(List<Tally> tallies, StatementParser parser) {
        Lacking lacking = new Lacking(parser);
        List<List<String>> rows = new ArrayList<>();
        for (Tally tally : tallies) {
            List<String> cells = new ArrayList<>(List.of(tally.name()));
            for (Lack lack : Lack.values()) {
                long count = tally.all().stream()
                        .filter(one -> lacking.of(one).equals(Optional.of(lack)))
                        .count();
                cells.add(String.valueOf(count));
            }
            rows.add(cells);
        }
        return Table.text(HEAD, rows);
    }
}
