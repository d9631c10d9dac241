package dash.builtin.links.names;

import dash.context.Context;
import dash.knowledge.GlossaryEntry;
import dash.schema.Schema;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/** Keeps the names of the last few schemas: making them anew for each question would take longer than answering it. */
public final class KnownNames {

    private static final int KEPT = 16;

    private final Deque<Entry> known = new ArrayDeque<>();

    private record Entry(String fingerprint, int tables, List<GlossaryEntry> glossary, SchemaNames names) {

        boolean isOf(Schema schema, List<GlossaryEntry> words) {
            return fingerprint.equals(schema.fingerprint())
                    && tables == schema.tables().size()
                    && glossary.equals(words);
        }
    }

    /** A glossary that calls nothing otherwise, or that question after question brings in whole, is laid over once. */
    public SchemaNames of(Context context) {
        SchemaNames base = names(context.schema(), List.of(), () -> new SchemaNames(context.schema()));
        List<GlossaryEntry> glossary = context.knowledge().glossary();
        return glossary.isEmpty() ? base : names(context.schema(), glossary, () -> base.with(glossary));
    }

    private synchronized SchemaNames names(Schema schema, List<GlossaryEntry> glossary, Supplier<SchemaNames> making) {
        for (Entry entry : known) {
            if (entry.isOf(schema, glossary)) {
                known.remove(entry);
                known.addFirst(entry);
                return entry.names();
            }
        }
        Entry made = new Entry(schema.fingerprint(), schema.tables().size(), glossary, making.get());
        known.addFirst(made);
        if (known.size() > KEPT) {
            known.removeLast();
        }
        return made.names();
    }
}
