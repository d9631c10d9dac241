package dash.profile.quirks;

import dash.execute.Cell;
import dash.profile.ColumnSample;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import dash.search.ColumnName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Two columns of one table that say the same in nearly every row, and share a word of their names. */
final class FindTwinColumns implements TableDetector {

    private static final double LEAST_SHARE = 0.9;
    private static final int LEAST_VALUES = 5;

    @Override
    public List<Quirk> detect(TableSample table, List<Quirk> known) {
        List<ColumnSample> texts = table.columns().stream()
                .filter(column -> column.profile().sort() == ValueSort.TEXT
                        && column.profile().distinct() >= LEAST_VALUES)
                .toList();
        List<Quirk> found = new ArrayList<>();
        for (int one = 0; one < texts.size(); one++) {
            for (ColumnSample other : texts.subList(one + 1, texts.size())) {
                inspect(table, texts.get(one), other).ifPresent(found::add);
            }
        }
        return found;
    }

    private static Optional<Quirk> inspect(TableSample table, ColumnSample one, ColumnSample other) {
        if (!one.words().hasAny(other.words().list())) {
            return Optional.empty();
        }
        List<Integer> filled = IntStream.range(0, table.rows())
                .filter(row -> isFilled(one, row) && isFilled(other, row))
                .boxed()
                .toList();
        long same = filled.stream()
                .filter(row -> one.cells().get(row).equals(other.cells().get(row)))
                .count();
        if (filled.size() < LEAST_VALUES || same < LEAST_SHARE * filled.size()) {
            return Optional.empty();
        }
        String sentence = Said.name(one.name()) + " and " + Said.name(other.name()) + " say the same in "
                + Said.of(same, filled.size()) + " rows";
        return Optional.of(Quirk.of(
                        QuirkKind.SAME_MEANING,
                        table.table().name(),
                        one.name(),
                        new Evidence(
                                same, filled.size(), List.of(), table.profile().isComplete()),
                        sentence)
                .with(new ColumnName(table.table().name(), other.name())));
    }

    private static boolean isFilled(ColumnSample column, int row) {
        return !(column.cells().get(row) instanceof Cell.Missing);
    }
}
