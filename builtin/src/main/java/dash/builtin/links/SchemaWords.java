package dash.builtin.links;

import dash.builtin.words.Words;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** The words that the names of a schema are made of. A schema may have thousands, so they are looked through once. */
final class SchemaWords {

    private static final int KEPT = 8;
    private static final Deque<Kept> KNOWN = new ArrayDeque<>();

    private record Kept(WeakReference<Schema> schema, Set<String> words) {}

    private SchemaWords() {}

    /** By identity: comparing thousands of tables for every question would cost more than it saves. */
    static Set<String> of(Schema schema) {
        synchronized (KNOWN) {
            for (Kept kept : KNOWN) {
                if (kept.schema().refersTo(schema)) {
                    return kept.words();
                }
            }
        }
        return keep(new Kept(new WeakReference<>(schema), read(schema)));
    }

    private static Set<String> keep(Kept made) {
        synchronized (KNOWN) {
            KNOWN.addFirst(made);
            if (KNOWN.size() > KEPT) {
                KNOWN.removeLast();
            }
        }
        return made.words();
    }

    private static Set<String> read(Schema schema) {
        Set<String> words = new HashSet<>();
        for (Table table : schema.tables()) {
            words.addAll(Words.keys(table.name().name().replace('_', ' ')));
            for (Column column : table.columns()) {
                words.addAll(Words.keys(column.name().replace('_', ' ')));
                column.enumeration().forEach(value -> words.addAll(Words.keys(value)));
            }
        }
        return Set.copyOf(words);
    }
}
