package dash.profile.quirks;

import dash.profile.ColumnSample;
import dash.profile.TableSample;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Flags of rows that are not of real customers. */
final class FindTestFlags extends ColumnDetector {

    private static final Set<String> NOT_REAL = Set.of(
            "test", "testing", "internal", "demo", "dummy", "fake", "sandbox", "bot", "spam", "synthetic", "sample");

    private static final double MOST = 0.5;

    @Override
    Optional<Quirk> inspect(TableSample table, ColumnSample column) {
        if (!column.words().hasAny(NOT_REAL) || !Flags.isFlag(column.profile())) {
            return Optional.empty();
        }
        long rows = column.cells().size();
        long set = Flags.set(column);
        if (set > MOST * rows) {
            return Optional.empty();
        }
        String sentence = "rows with " + Said.name(column.name()) + " set are probably no real ones: "
                + Said.of(set, rows) + " that were looked at";
        return Optional.of(Quirk.of(
                QuirkKind.TEST_FLAG,
                table.table().name(),
                column.name(),
                evidence(table, set, rows, List.of()),
                sentence));
    }
}
