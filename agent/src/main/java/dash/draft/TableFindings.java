package dash.draft;

import dash.schema.RelationName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What looking at a table's rows told.
 *
 * @param rows how many were counted or estimated; -1 when nobody knows
 * @param columns by name; a sensitive column is never among them
 */
public record TableFindings(
        RelationName table,
        long rows,
        Map<String, ColumnFindings> columns,
        List<FoundQuirk> quirks,
        List<FoundJoin> joins) {

    public TableFindings {
        columns = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(columns));
        quirks = List.copyOf(quirks);
        joins = List.copyOf(joins);
    }

    /** Of a table that nobody looked at. */
    public static TableFindings none(RelationName table) {
        return new TableFindings(table, -1, Map.of(), List.of(), List.of());
    }

    Optional<ColumnFindings> column(String name) {
        return Optional.ofNullable(columns.get(name));
    }

    Stream<FoundQuirk> quirks(FoundQuirk.Kind kind) {
        return quirks.stream().filter(quirk -> quirk.kind() == kind);
    }

    boolean has(FoundQuirk.Kind kind, String column) {
        return quirks(kind).anyMatch(quirk -> quirk.columns().contains(column));
    }
}
