package dash.builtin.links.names;

import dash.context.Context;
import dash.knowledge.GlossaryEntry;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Keeps the names of the last few schemas: making them anew for each question would take longer than answering it. */
public final class KnownNames {

    private static final int KEPT = 8;

    private final Deque<Entry> known = new ArrayDeque<>();

    private record Entry(String fingerprint, int tables, List<GlossaryEntry> glossary, SchemaNames names) {}

    public synchronized SchemaNames of(Context context) {
        String fingerprint = context.schema().fingerprint();
        int tables = context.schema().tables().size();
        List<GlossaryEntry> glossary = context.knowledge().glossary();
        for (Entry entry : known) {
            if (entry.fingerprint().equals(fingerprint)
                    && entry.tables() == tables
                    && entry.glossary().equals(glossary)) {
                return entry.names();
            }
        }
        Entry made = new Entry(fingerprint, tables, glossary, new SchemaNames(context.schema(), context.knowledge()));
        known.addFirst(made);
        if (known.size() > KEPT) {
            known.removeLast();
        }
        return made.names();
    }
}
