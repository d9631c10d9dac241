package dash.schema.resolved;

import dash.schema.Column;
import java.util.Optional;

/** Where a written column comes from: which entry of which FROM. */
public record Origin(Selection selection, Source source, String column) {

    /** The live column, when it belongs to a table and not to a query. */
    public Optional<Column> live() {
        return source.table().flatMap(table -> table.column(column));
    }
}
