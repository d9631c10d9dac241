package dash.doubt;

import dash.schema.Column;
import java.util.Optional;

/** Where a written column comes from: which entry of which FROM. */
record Origin(Selection selection, Source source, String column) {

    /** The live column, when it belongs to a table and not to a query. */
    Optional<Column> live() {
        return source.table().flatMap(table -> table.column(column));
    }
}
