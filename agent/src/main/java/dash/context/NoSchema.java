package dash.context;

import dash.schema.Schema;
import dash.schema.SchemaReader;
import java.util.List;

/** A source of which nothing is known. */
enum NoSchema implements SchemaReader {
    READER;

    private final Schema nothing = new Schema("unread", List.of(), List.of());

    @Override
    public Schema schema() {
        return nothing;
    }

    @Override
    public Schema refresh() {
        return nothing;
    }
}
