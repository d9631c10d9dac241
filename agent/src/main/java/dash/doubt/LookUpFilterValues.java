package dash.doubt;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.fault.Nearest;
import dash.schema.Column;
import dash.statement.Dialect;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A filter compares a text column with a value that the column does not have; names the nearest that it has. */
final class LookUpFilterValues implements DoubtRule.Sure {

    private static final double WEIGHT = 0.35;
    private static final long MOST_ROWS = 2_000_000;
    private static final int FEW_VALUES = 50;

    @Override
    public Stream<Doubt> inspect(Suspect suspect) {
        return FilterValues.of(suspect).stream()
                .filter(filter -> filter.table().rowEstimate() <= MOST_ROWS)
                .flatMap(filter -> inspect(suspect, filter));
    }

    private static Stream<Doubt> inspect(Suspect suspect, FilterValues.Filter filter) {
        Column column = filter.column();
        if (!column.enumeration().isEmpty()) {
            return missing(filter, column.enumeration())
                    .flatMap(value -> doubt(filter, value, column.enumeration()).stream());
        }
        Optional<Rows> found = suspect.probes().run(existing(filter));
        return found.stream()
                .flatMap(rows -> missing(filter, values(rows)))
                .flatMap(
                        value -> suspect
                                .probes()
                                .run(nearest(filter, value))
                                .flatMap(rows -> doubt(filter, value, values(rows)))
                                .stream());
    }

    private static Stream<String> missing(FilterValues.Filter filter, List<String> existing) {
        return filter.values().stream()
                .filter(value -> existing.stream().noneMatch(other -> filter.isSame(value, other)));
    }

    /** Fixed-width characters come padded. */
    private static List<String> values(Rows rows) {
        return rows.column(0).stream()
                .map(Cell::plain)
                .map(String::stripTrailing)
                .toList();
    }

    private static String existing(FilterValues.Filter filter) {
        String list = filter.values().stream().map(filter.dialect()::text).collect(Collectors.joining(", "));
        return "SELECT DISTINCT " + filter.compared() + from(filter) + " WHERE " + filter.compared() + " IN (" + list
                + ")";
    }

    /** Those that begin alike and are about as long come first; the rest is compared here. */
    private static String nearest(FilterValues.Filter filter, String value) {
        Dialect dialect = filter.dialect();
        String column = dialect.quoted(filter.column().name());
        String start =
                dialect.text(value.substring(0, Math.min(2, value.length())).toLowerCase(Locale.ROOT));
        return "SELECT " + column + from(filter) + " WHERE " + column + " IS NOT NULL GROUP BY " + column
                + " ORDER BY lower(" + column + ") = " + dialect.text(value.toLowerCase(Locale.ROOT))
                + " DESC, lower(substr(" + column + ", 1, 2)) = " + start + " DESC, abs(length(" + column + ") - "
                + value.length() + "), " + column + " LIMIT " + FEW_VALUES;
    }

    private static String from(FilterValues.Filter filter) {
        return " FROM " + ProbeSql.name(filter.table().name(), filter.dialect());
    }

    private static Optional<Doubt> doubt(FilterValues.Filter filter, String value, List<String> others) {
        if (others.isEmpty()) {
            return Optional.empty();
        }
        String where = filter.table().name().name() + "." + filter.column().name();
        Optional<String> near = Nearest.among(value, others)
                .or(() -> others.stream().filter(other -> contain(other, value)).findFirst());
        String evidence = near.map(other -> "the nearest value is '" + other + "'")
                .orElseGet(() -> "it has, for example, "
                        + others.stream()
                                .limit(5)
                                .map(other -> "'" + other + "'")
                                .collect(Collectors.joining(", ")));
        return Optional.of(new Doubt(
                Doubt.Kind.UNKNOWN_VALUE,
                "There is no '" + value + "' in " + where + ".",
                evidence,
                WEIGHT,
                near.map(other -> "compare with '" + other + "'")
                        .orElse(others.size() < FEW_VALUES ? "compare with a value that " + where + " has" : "")));
    }

    private static boolean contain(String one, String other) {
        String left = one.toLowerCase(Locale.ROOT);
        String right = other.toLowerCase(Locale.ROOT);
        return left.contains(right) || right.contains(left);
    }
}
