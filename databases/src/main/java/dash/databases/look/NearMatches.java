package dash.databases.look;

import dash.search.ColumnName;
import dash.search.ValueMatch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finds values that are nearly a text, among those that are remembered. */
final class NearMatches {

    private static final int MOST_OF_A_TEXT = 8;

    private NearMatches() {}

    /** The shorter the nearer; none for a text that is a value itself. */
    static List<ValueMatch> of(SoughtTexts texts, Map<ColumnName, ColumnName> columns, Map<ColumnName, Known> known) {
        List<ValueMatch> near = new ArrayList<>();
        for (String lower : texts.all()) {
            List<ValueMatch> found = new ArrayList<>();
            columns.forEach((column, real) -> {
                if (known.get(real) instanceof Known.Whole(ColumnTexts remembered)) {
                    values(remembered, lower).forEach(value -> found.add(new ValueMatch(lower, column, value)));
                }
            });
            if (found.stream().noneMatch(match -> match.value().equalsIgnoreCase(lower))) {
                nearest(found)
                        .forEach(match -> texts.written(lower)
                                .forEach(text -> near.add(new ValueMatch(text, match.column(), match.value()))));
            }
        }
        return near;
    }

    private static Stream<String> values(ColumnTexts remembered, String lower) {
        List<String> equal = remembered.equal(lower);
        return equal.isEmpty()
                ? Stream.concat(remembered.oneSlipFrom(lower).stream(), remembered.holding(lower).stream())
                        .distinct()
                : equal.stream();
    }

    private static Stream<ValueMatch> nearest(List<ValueMatch> found) {
        return found.stream()
                .sorted(Comparator.comparingInt(match -> match.value().length()))
                .limit(MOST_OF_A_TEXT);
    }
}
