package dash.profile.quirks;

import dash.execute.Cell;
import dash.profile.ColumnProfile;
import dash.profile.ColumnSample;
import dash.profile.ValueSort;
import java.util.Locale;
import java.util.Set;

/** Columns that say yes or no, in whatever type. */
final class Flags {

    private static final Set<String> YES = Set.of("1", "y", "yes", "t", "true", "x", "j", "ja");
    private static final Set<String> NO = Set.of("0", "n", "no", "f", "false", "", "nein", "-");

    private Flags() {}

    static boolean isFlag(ColumnProfile column) {
        return column.sort() == ValueSort.TRUTH
                || ((column.sort() == ValueSort.WHOLE || column.sort() == ValueSort.TEXT)
                        && column.distinct() <= 2
                        && !column.common().isEmpty()
                        && column.common().stream().allMatch(common -> isYesOrNo(common.value())));
    }

    private static boolean isYesOrNo(String value) {
        String word = value.strip().toLowerCase(Locale.ROOT);
        return YES.contains(word) || NO.contains(word);
    }

    static long set(ColumnSample column) {
        return column.cells().stream().filter(Flags::isSet).count();
    }

    private static boolean isSet(Cell cell) {
        return YES.contains(cell.plain().strip().toLowerCase(Locale.ROOT));
    }
}
