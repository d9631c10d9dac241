package dash.project.context;

import dash.context.ContextLimits;
import dash.context.Contexts;
import dash.context.EstimatedTokens;
import dash.context.Layer;
import dash.context.Layers;
import dash.context.Lessons;
import dash.context.PastAnswers;
import dash.index.LuceneIndex;
import dash.knowledge.Document;
import dash.knowledge.Knowledge;
import dash.knowledge.KnowledgeBase;
import dash.memory.Memories;
import dash.models.embedding.InProcessEmbedding;
import dash.project.documents.ProjectShelf;
import dash.schema.SchemaReader;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import dash.search.EmbeddingStore;
import dash.search.Embeddings;
import dash.search.SearchDocument;
import dash.search.SearchIndex;
import dash.store.KnowledgeChanges;
import dash.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The contexts of one project. Closing it lets an index that is being written come to its end. */
public final class ProjectContexts implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ProjectContexts.class);

    private final String project;
    private final SchemaReader schemas;
    private final ContextLimits limits;
    private final LiveKnowledge knowledge;
    private final ProjectIndex index;
    private final Layers layers;
    private final Clock clock;
    private final Contexts contexts;
    private @Nullable KnowledgeChanges changes;

    /**
     * Where a project's contexts come from.
     *
     * @param indexes the folder in which every project has the folder of its index
     */
    public record Origins(
            String project,
            SchemaReader schemas,
            Predicate<ColumnName> sensitive,
            ColumnValues values,
            KnowledgeBase base,
            Lessons lessons,
            PastAnswers past,
            Memories memories,
            EmbeddingStore embeddings,
            ProjectShelf shelf,
            Path indexes) {}

    public ProjectContexts(Origins origins, Knowledge first, ContextLimits limits, Clock clock) {
        this.project = origins.project();
        this.schemas = origins.schemas();
        this.limits = limits;
        this.knowledge = new LiveKnowledge(origins.base(), first, origins.shelf());
        this.index = new ProjectIndex(
                origins.indexes().resolve(origins.project()),
                origins.embeddings(),
                InProcessEmbedding.late(origins.indexes().resolveSibling("cache")),
                () -> new ProjectIndex.State(knowledge.get(), schemas.schema()),
                origins.values(),
                origins.sensitive());
        this.clock = clock;
        this.layers = new Layers(
                knowledge,
                schemas,
                origins.shelf().library(),
                origins.lessons(),
                origins.past(),
                origins.memories(),
                origins.sensitive());
        this.contexts = new Contexts(layers, Optional.of(index), new EstimatedTokens(), limits, clock);
    }

    /** Embeddings that can be used without waiting; none in a process that goes by words. */
    public Optional<Embeddings> meanings() {
        return index.meanings();
    }

    /** Touches what a search needs, for the AOT cache, in a folder that is thrown away. */
    public static void warmUp() {
        try {
            Path folder = Files.createTempDirectory("dash-warm-up");
            try (LuceneIndex index = LuceneIndex.open(folder, Optional.empty())) {
                index.bring(List.of(SearchDocument.prose(
                        "table:t", SearchDocument.Kind.TABLE, "t", List.of("a word"), List.of("t"))));
                index.search("a word", SearchIndex.ALL, 1);
            }
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        } catch (IOException unwritable) {
            LOG.debug("not warmed up: {}", unwritable.toString());
        }
    }

    /** Every document that questions may rest on. */
    public List<Document> documents() {
        return knowledge.get().documents();
    }

    public Contexts contexts() {
        return contexts;
    }

    /** The same with some layers left out, to see what they are worth. */
    public Contexts without(Set<Layer> left) {
        return new Contexts(layers.without(left), Optional.of(index), new EstimatedTokens(), limits, clock);
    }

    /** Searches by meaning too; the model loads in the background, and the first search waits so long for it. */
    public ProjectContexts withMeaning(Duration patience) {
        index.wantMeaning(patience);
        return this;
    }

    /** For a process that stays: takes up what others change, within a second. */
    public synchronized ProjectContexts following(Store store) {
        if (changes == null) {
            changes = store.knowledgeChanges(project, this::reload);
        }
        return this;
    }

    /** Waits until no later change can be missed. */
    public synchronized boolean follows(Duration patience) {
        return changes != null && changes.hears(patience);
    }

    /** What stands in the store now is what the next question rests on. */
    public void reload() {
        knowledge.reload();
        if (!Contexts.isSmall(knowledge.get(), schemas.schema(), limits)) {
            index.upToDate();
        }
        LOG.debug("took up a change to the knowledge of {}", project);
    }

    @Override
    public synchronized void close() {
        if (changes != null) {
            changes.close();
        }
        index.close();
    }
}
