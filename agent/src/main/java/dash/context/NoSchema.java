package dash.context;

import dash.schema.Schema;
import dash.schema.SchemaReader;
import java.util.List;

/** A source of which nothing is known. */
final class NoSchema implements SchemaReader {

    /** The schema as long as nobody has read it. */
    static final Schema UNREAD = new Schema("unread", List.of(), List.of());

    @Override
    public Schema schema() {
        return UNREAD;
    }

    @Override
    public Schema refresh() {
        return UNREAD;
    }
}
