package dash.builtin.links.names;

import dash.context.Context;
import dash.schema.Schema;
import java.util.ArrayDeque;
import java.util.Deque;

/** Keeps the names of the last few schemas: making them anew for each question would take longer than answering it. */
public final class KnownNames {

    private static final int KEPT = 8;

    private final Deque<Entry> known = new ArrayDeque<>();

    private record Entry(String fingerprint, int tables, SchemaNames names) {}

    public SchemaNames of(Context context) {
        return base(context.schema()).with(context.knowledge().glossary());
    }

    private synchronized SchemaNames base(Schema schema) {
        int tables = schema.tables().size();
        for (Entry entry : known) {
            if (entry.fingerprint().equals(schema.fingerprint()) && entry.tables() == tables) {
                return entry.names();
            }
        }
        Entry made = new Entry(schema.fingerprint(), tables, new SchemaNames(schema));
        known.addFirst(made);
        if (known.size() > KEPT) {
            known.removeLast();
        }
        return made.names();
    }
}
