package dash.schema;

import java.util.List;
import java.util.Optional;

/**
 * A relation that can be read: a table, a view or the like.
 *
 * @param uniqueKeys every set of columns that the database holds unique, the primary key first when there is one
 * @param rowEstimate the planner's estimate, never a count; -1 when the database has none
 * @param definition the query behind a view, else empty
 */
public record Table(
        RelationName name,
        Kind kind,
        List<Column> columns,
        List<List<String>> uniqueKeys,
        List<ForeignKey> foreignKeys,
        List<String> indexes,
        String comment,
        long rowEstimate,
        Optional<String> definition) {

    /** What sort of relation it is, in the words of every SQL database. */
    public enum Kind {
        TABLE,
        VIEW,
        MATERIALIZED_VIEW,
        FOREIGN_TABLE
    }

    public Table {
        columns = List.copyOf(columns);
        uniqueKeys = uniqueKeys.stream().map(List::copyOf).toList();
        foreignKeys = List.copyOf(foreignKeys);
        indexes = List.copyOf(indexes);
    }

    /** As the catalog spells it, or else the only one that differs in case alone. */
    public Optional<Column> column(String columnName) {
        Optional<Column> exact = columns.stream()
                .filter(column -> column.name().equals(columnName))
                .findFirst();
        if (exact.isPresent()) {
            return exact;
        }
        List<Column> alike = columns.stream()
                .filter(column -> column.name().equalsIgnoreCase(columnName))
                .toList();
        return alike.size() == 1 ? Optional.of(alike.getFirst()) : Optional.empty();
    }
}
