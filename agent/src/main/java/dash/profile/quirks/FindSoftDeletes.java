package dash.profile.quirks;

import dash.profile.ColumnSample;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Flags and moments that say that a row counts as gone. */
final class FindSoftDeletes extends ColumnDetector {

    private static final Set<String> GONE =
            Set.of("deleted", "delete", "removed", "archived", "trashed", "erased", "purged", "tombstone", "deletion");
    /** {@code deleted_by}, {@code delete_reason}: beside the flag, not the flag. */
    private static final Set<String> BESIDE = Set.of("by", "reason", "count", "user", "id", "name", "comment");

    private static final double LEAST_MISSING = 0.3;

    @Override
    Optional<Quirk> inspect(TableSample table, ColumnSample column) {
        if (!column.words().hasAny(GONE) || BESIDE.contains(column.words().last())) {
            return Optional.empty();
        }
        long rows = column.cells().size();
        long gone;
        if (column.profile().sort() == ValueSort.TIME || column.profile().missingShare() >= LEAST_MISSING) {
            gone = column.profile().values();
        } else if (Flags.isFlag(column.profile())) {
            gone = Flags.set(column);
        } else {
            return Optional.empty();
        }
        String sentence = "rows with " + Said.name(column.name()) + " set count as deleted: " + Said.of(gone, rows)
                + " that were looked at";
        return Optional.of(Quirk.of(
                QuirkKind.SOFT_DELETE,
                table.table().name(),
                column.name(),
                evidence(table, gone, rows, List.of()),
                sentence));
    }
}
