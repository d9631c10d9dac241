package dash.profile.quirks;

import dash.execute.Cell;
import dash.profile.ColumnSample;
import dash.profile.RowTotal;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Rows that are there twice: alike in every column, or in all but the row's own number and where the row came from. The
 * second only where some column nearly always differs, so that two rows that are alike by chance are not called one.
 */
final class FindDuplicatedRows implements TableDetector {

    private static final Set<String> ORIGIN = Set.of(
            "source",
            "system",
            "import",
            "imported",
            "batch",
            "load",
            "loaded",
            "file",
            "origin",
            "ingested",
            "inserted",
            "created",
            "updated",
            "synced",
            "extract",
            "extracted");
    private static final double NEARLY_ALWAYS = 0.8;
    private static final double LEAST_SHARE = 0.001;
    private static final int LEAST_COLUMNS = 2;
    private static final int LEAST_ROWS = 3;

    @Override
    public List<Quirk> detect(TableSample table, List<Quirk> known) {
        if (table.columns().size() < LEAST_COLUMNS
                || table.rows() < LEAST_ROWS
                || !table.profile().unseen().isEmpty()) {
            return List.of();
        }
        boolean keyed = !table.table().uniqueKeys().isEmpty();
        if (!keyed) {
            long alike = alike(table.columns(), table.rows());
            if (alike > 0) {
                return List.of(quirk(table, Quirk.WHOLE_ROWS, alike, "in every column", List.of()));
            }
        }
        return ownNumber(table).map(number -> apartFrom(table, number)).orElse(List.of());
    }

    private static List<Quirk> apartFrom(TableSample table, ColumnSample number) {
        List<ColumnSample> rest = table.columns().stream()
                .filter(column -> !column.equals(number) && !column.words().hasAny(ORIGIN))
                .toList();
        Optional<ColumnSample> telling = rest.stream()
                .filter(column -> column.profile().sort() != ValueSort.NUMBER)
                .filter(column -> column.profile().distinctShare() >= NEARLY_ALWAYS
                        && column.profile().missingShare() == 0
                        && !column.profile().isUnique())
                .max(Comparator.comparingDouble(
                        (ColumnSample column) -> column.profile().distinctShare()));
        if (telling.isEmpty() || rest.size() < LEAST_COLUMNS) {
            return List.of();
        }
        long alike = alike(rest, table.rows());
        if (alike < 2 || alike < LEAST_SHARE * table.rows()) {
            return List.of();
        }
        List<String> left = table.columns().stream()
                .filter(column -> !rest.contains(column))
                .map(ColumnSample::name)
                .toList();
        String apart =
                "but for " + String.join(" and ", left.stream().map(Said::name).toList());
        return List.of(quirk(table, telling.orElseThrow().name(), alike, apart, twice(telling.orElseThrow())));
    }

    /** The one column that numbers rows and nothing else. */
    private static Optional<ColumnSample> ownNumber(TableSample table) {
        return table.columns().stream()
                .filter(column -> column.profile().isUnique())
                .filter(column -> column.profile().sort() == ValueSort.WHOLE || table.hasKey(column.name()))
                .min(Comparator.comparing(column -> !table.hasKey(column.name())));
    }

    private static long alike(List<ColumnSample> columns, int rows) {
        Map<List<Cell>, Integer> seen = new HashMap<>();
        IntStream.range(0, rows)
                .mapToObj(row ->
                        columns.stream().map(column -> column.cells().get(row)).toList())
                .forEach(row -> seen.merge(row, 1, Integer::sum));
        return seen.values().stream().mapToLong(count -> count - 1).sum();
    }

    private static List<String> twice(ColumnSample column) {
        return column.profile().common().stream()
                .filter(common -> common.count() > 1)
                .map(common -> common.value())
                .toList();
    }

    private static Quirk quirk(TableSample table, String column, long alike, String apart, List<String> examples) {
        RowTotal total = table.profile().total();
        boolean complete = table.profile().isComplete();
        List<String> words = new ArrayList<>();
        words.add(Said.of(alike, table.rows()) + (complete ? " rows" : " sampled rows")
                + " are there a second time, alike " + apart);
        if (!complete) {
            double part = Math.min(1, (double) table.rows() / Math.max(1, total.rows()));
            words.add("about " + Said.number(Math.round(alike / (part * part))) + " in all");
        }
        if (!examples.isEmpty()) {
            words.add("for instance " + Said.name(column) + " " + Said.quoted(examples, 2));
        }
        return Quirk.of(
                QuirkKind.DUPLICATED_ROWS,
                table.table().name(),
                column,
                new Evidence(alike, table.rows(), examples, complete),
                String.join("; ", words));
    }
}
