package dash.context;

import dash.documents.Library;
import dash.knowledge.Knowledge;
import dash.memory.Memories;
import dash.schema.SchemaReader;
import dash.search.ColumnName;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Where the layers come from.
 *
 * @param knowledge as it is now; the same object for as long as nothing changed, because what is derived from it is kept
 * @param memories what people want remembered; an asker's own go into the asker's contexts
 * @param sensitive columns that are never told, beside those that knowledge calls sensitive
 */
public record Layers(
        Supplier<Knowledge> knowledge,
        SchemaReader schemas,
        Library documents,
        Lessons lessons,
        PastAnswers past,
        Memories memories,
        Predicate<ColumnName> sensitive) {

    public Layers(
            Supplier<Knowledge> knowledge,
            SchemaReader schemas,
            Library documents,
            Lessons lessons,
            Predicate<ColumnName> sensitive) {
        this(knowledge, schemas, documents, lessons, PastAnswers.NONE, Memories.NONE, sensitive);
    }

    public static Layers of(Supplier<Knowledge> knowledge, SchemaReader schemas) {
        return new Layers(knowledge, schemas, Library.NONE, Lessons.NONE, column -> false);
    }

    /**
     * The same without some layers, to see what each is worth. The calendar stays with the annotations switched off: it says
     * when today is, and without it a question about this year would be another question. Without the schema no table is
     * known. Nobody's preferences count: what is measured must not depend on who measures. What the guard lets
     * through is not decided here and does not change.
     */
    public Layers without(Set<Layer> layers) {
        return new Layers(
                new KnowledgeWithout(knowledge, layers),
                layers.contains(Layer.SCHEMA) ? new NoSchema() : schemas,
                layers.contains(Layer.DOCUMENTS) ? Library.NONE : documents,
                layers.contains(Layer.LEARNINGS) ? Lessons.NONE : lessons,
                sensitive);
    }
}
