package dash.app.profile;

import dash.profile.quirks.Findings;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.List;

/** A database as it declares itself, and what was found in it. */
record Surveyed(Schema schema, Findings findings) {

    /** As somebody sees it to whom the database declares no foreign keys. */
    static Table withoutForeignKeys(Table table) {
        return copy(table, table.uniqueKeys());
    }

    /** As a folder of files would show it. */
    static Table withoutAnyKeys(Table table) {
        return copy(table, List.of());
    }

    private static Table copy(Table table, List<List<String>> keys) {
        return new Table(
                table.name(),
                table.kind(),
                table.columns(),
                keys,
                List.of(),
                table.indexes(),
                table.comment(),
                table.rowEstimate(),
                table.definition());
    }
}
