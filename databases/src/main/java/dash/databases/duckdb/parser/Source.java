package dash.databases.duckdb.parser;

import dash.statement.Root;
import java.util.List;
import java.util.Optional;

/**
 * A text as it was given and as it is brought to the engine's grammar.
 *
 * @param explain the options of an EXPLAIN that was blanked out; absent when there was none
 * @param putIn stretches of the parsed text that the given one does not have, in order
 */
record Source(String given, String parsed, Optional<List<Root.Option>> explain, List<Stretch> putIn) {

    /** So many characters from there on. */
    record Stretch(int from, int length) {}

    Source {
        putIn = List.copyOf(putIn);
    }

    static Source plain(String sql) {
        return new Source(sql, sql, Optional.empty(), List.of());
    }

    /** Where a character of the parsed text stands in the given one. */
    int character(int at) {
        int shift = 0;
        for (Stretch stretch : putIn) {
            if (at >= stretch.from() + stretch.length()) {
                shift += stretch.length();
            } else if (at > stretch.from()) {
                shift += at - stretch.from();
            }
        }
        return Math.clamp(at - shift, 0, given.length());
    }

    boolean isPutIn(int at) {
        return putIn.stream().anyMatch(stretch -> at >= stretch.from() && at < stretch.from() + stretch.length());
    }
}
