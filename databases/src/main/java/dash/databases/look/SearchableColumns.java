package dash.databases.look;

import dash.databases.scope.SensitivePatterns;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import dash.schema.TypeFamily;
import dash.search.ColumnName;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The columns of a schema whose values may be looked at: text, not sensitive, in tables that are not too large. */
final class SearchableColumns {

    private static final long MOST_ROWS_TO_SCAN = 2_000_000;

    private final Schema schema;
    private final Map<ColumnName, Optional<Table>> columns = new HashMap<>();

    SearchableColumns(Schema schema, SensitivePatterns sensitive) {
        this.schema = schema;
        for (Table table : schema.tables()) {
            for (Column column : table.columns()) {
                boolean searchable = table.rowEstimate() <= MOST_ROWS_TO_SCAN
                        && isText(column)
                        && !sensitive.match(table.name(), column.name());
                columns.put(
                        new ColumnName(table.name(), column.name()),
                        searchable ? Optional.of(table) : Optional.empty());
            }
        }
    }

    static boolean isText(Column column) {
        return !column.enumeration().isEmpty()
                || TypeFamily.of(column.type()).filter(TypeFamily.TEXT::equals).isPresent();
    }

    String fingerprint() {
        return schema.fingerprint();
    }

    /** As the catalog spells it; empty when it is not to be searched. */
    Optional<ColumnName> named(ColumnName asked) {
        return columns.containsKey(asked)
                ? Optional.of(asked).filter(this::holds)
                : schema.table(asked.table())
                        .flatMap(table ->
                                table.column(asked.column()).map(column -> new ColumnName(table.name(), column.name())))
                        .filter(this::holds);
    }

    private boolean holds(ColumnName column) {
        return table(column).isPresent();
    }

    Optional<Table> table(ColumnName column) {
        return columns.getOrDefault(column, Optional.empty());
    }
}
