package dash.drift;

import java.util.List;
import java.util.Optional;

/**
 * One difference between the schema that knowledge last agreed with and the live one.
 *
 * @param table the table's full name as it was (as it is, for what was added)
 * @param column the column, or empty when the whole table is meant
 * @param now the new name or type, or empty
 * @param evidence why a rename is believed to be one, or the old and new type
 * @param impact whom it concerns; filled by the check
 */
public record SchemaChange(
        Sort sort, String table, Optional<String> column, String now, List<String> evidence, List<Impact> impact) {

    /** What happened. */
    public enum Sort {
        TABLE_ADDED,
        TABLE_REMOVED,
        TABLE_RENAMED,
        COLUMN_ADDED,
        COLUMN_REMOVED,
        COLUMN_RENAMED,
        COLUMN_RETYPED
    }

    /** Somebody whose claims the change touches; {@code reason} says what no longer holds. */
    public record Impact(Subject subject, String reason) {}

    public SchemaChange {
        evidence = List.copyOf(evidence);
        impact = List.copyOf(impact);
    }

    static SchemaChange of(Sort sort, String table, Optional<String> column, String now, List<String> evidence) {
        return new SchemaChange(sort, table, column, now, evidence, List.of());
    }

    SchemaChange with(List<Impact> found) {
        return new SchemaChange(sort, table, column, now, evidence, found);
    }

    /** The table's name without its schema. */
    String plainTable() {
        return table.substring(table.indexOf('.') + 1);
    }

    public boolean breaksSomething() {
        return !impact.isEmpty();
    }

    public String inWords() {
        String what = column.map(name -> table + "." + name).orElse(table);
        return switch (sort) {
            case TABLE_ADDED -> "table " + what + " was added";
            case TABLE_REMOVED -> "table " + what + " was removed";
            case TABLE_RENAMED -> "table " + what + " was probably renamed to " + now;
            case COLUMN_ADDED -> "column " + what + " was added";
            case COLUMN_REMOVED -> "column " + what + " was removed";
            case COLUMN_RENAMED -> "column " + what + " was probably renamed to " + now;
            case COLUMN_RETYPED -> "column " + what + " became " + now;
        };
    }
}
