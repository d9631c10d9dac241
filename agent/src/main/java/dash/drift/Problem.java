package dash.drift;

import java.util.List;

/**
 * One place where knowledge is not true of the source, or not of itself.
 *
 * @param subject who says it
 * @param table the table it is about, as it was written, or empty
 * @param column the column it is about, or empty
 */
public record Problem(Sort sort, Subject subject, String table, String column, String message, String nextStep) {

    /** What sort of problem it is; each knows whether what has it can still be used. */
    public enum Sort {
        FILE_BROKEN(false),
        TABLE_UNKNOWN(true),
        COLUMN_UNKNOWN(true),
        TYPE_WRONG(true),
        STATEMENT_FAILS(true),
        CONTRADICTION(false),
        ORPHAN(false),
        STALE(false);

        private final boolean breaks;

        Sort(boolean breaks) {
            this.breaks = breaks;
        }

        /** Whether the item must not be used until this is mended. */
        public boolean breaks() {
            return breaks;
        }
    }

    static Problem of(Sort sort, Subject subject, String message, String nextStep) {
        return new Problem(sort, subject, "", "", message, nextStep);
    }

    /** What a quarantine can set aside of a table note instead of all of it; empty when the whole item is wrong. */
    List<String> part() {
        if (!subject.isTableNote()) {
            return List.of();
        }
        if (sort == Sort.TABLE_UNKNOWN && !subject.isCalled(table)) {
            return List.of(table);
        }
        return column.isEmpty() ? List.of() : List.of(column);
    }
}
