package dash.profile.quirks;

import dash.profile.ColumnSample;
import dash.profile.TableSample;
import java.util.List;
import java.util.Optional;

/** Finds a quirk in one column at a time. */
abstract class ColumnDetector implements TableDetector {

    @Override
    public final List<Quirk> detect(TableSample table, List<Quirk> known) {
        return table.columns().stream()
                .filter(column -> column.profile().values() > 0)
                .map(column -> inspect(table, column))
                .flatMap(Optional::stream)
                .toList();
    }

    abstract Optional<Quirk> inspect(TableSample table, ColumnSample column);

    static Evidence evidence(TableSample table, long count, long of, List<String> examples) {
        return new Evidence(count, of, examples, table.profile().isComplete());
    }
}
