package dash.project.context;

import dash.index.LuceneIndex;
import dash.knowledge.Knowledge;
import dash.models.embedding.InProcessEmbedding;
import dash.schema.Schema;
import dash.search.ColumnName;
import dash.search.ColumnValues;
import dash.search.EmbeddingStore;
import dash.search.Embeddings;
import dash.search.Hit;
import dash.search.SearchDocument;
import dash.search.SearchDocuments;
import dash.search.SearchIndex;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The index of one project, opened and brought up to date by the first search that needs it; a project that is never
 * searched never opens it. A search waits until the words of the present knowledge are in, never for meanings: these are
 * computed in the background, and only when somebody wants them. Safe for many threads.
 */
final class ProjectIndex implements SearchIndex {

    private static final Logger LOG = LoggerFactory.getLogger(ProjectIndex.class);
    private static final Duration TO_FINISH = Duration.ofSeconds(3);

    /** What the index is derived from. */
    record State(Knowledge knowledge, Schema schema) {}

    private final Path folder;
    private final EmbeddingStore kept;
    private final InProcessEmbedding embedding;
    private final Supplier<State> state;
    private final ColumnValues values;
    private final Predicate<ColumnName> sensitive;
    private volatile Duration patience = Duration.ZERO;
    private volatile boolean meaningWanted;
    private @Nullable LuceneIndex index;
    private @Nullable State brought;
    private @Nullable Thread working;

    ProjectIndex(
            Path folder,
            EmbeddingStore kept,
            InProcessEmbedding embedding,
            Supplier<State> state,
            ColumnValues values,
            Predicate<ColumnName> sensitive) {
        this.folder = folder;
        this.kept = kept;
        this.embedding = embedding;
        this.state = state;
        this.values = values;
        this.sensitive = sensitive;
    }

    /** From now on meanings are computed, and a search waits so long for the model to load. */
    void wantMeaning(Duration most) {
        meaningWanted = true;
        patience = most;
        embedding.begin();
    }

    /** What turns words into vectors, where that is wanted and needs no waiting. */
    Optional<Embeddings> meanings() {
        return meaningWanted && embedding.isReady() ? Optional.of(new Embeddings(embedding, kept)) : Optional.empty();
    }

    @Override
    public Set<Hit.Way> ways() {
        return EnumSet.copyOf(meaningWanted && embedding.isReady() ? Set.of(Hit.Way.values()) : Set.of(Hit.Way.WORDS));
    }

    @Override
    public List<Hit> search(String text, Set<SearchDocument.Kind> kinds, int most) {
        LuceneIndex current = upToDate();
        if (meaningWanted && !embedding.isReady()) {
            LOG.debug("the model is ready: {}", embedding.isReadyWithin(patience));
        }
        return current.search(text, kinds, most, ways());
    }

    /** The index with the words of what is known now. */
    @SuppressWarnings("ReferenceEquality")
    synchronized LuceneIndex upToDate() {
        LuceneIndex open = open();
        State now = state.get();
        State before = brought;
        boolean same = before != null && before.knowledge() == now.knowledge() && before.schema() == now.schema();
        if (!same) {
            IndexStamp stamp = IndexStamp.of(folder, now.knowledge(), now.schema());
            if (!stamp.holds(meaningWanted) || !findsSomething(open, now.schema())) {
                bringInTheBackground(open, now, stamp);
            }
            brought = now;
        }
        return open;
    }

    private LuceneIndex open() {
        LuceneIndex open = index;
        if (open == null) {
            open = LuceneIndex.open(
                    folder, Optional.of(new Embeddings(new WantedEmbedding(embedding, () -> meaningWanted), kept)));
            index = open;
        }
        return open;
    }

    /** Returns when words can be searched. */
    private void bringInTheBackground(LuceneIndex open, State now, IndexStamp stamp) {
        CountDownLatch searchable = new CountDownLatch(1);
        Thread before = working;
        working = Thread.ofPlatform().daemon().name("bring the search index").start(() -> {
            try {
                if (before != null) {
                    before.join();
                }
                List<SearchDocument> documents = SearchDocuments.of(now.knowledge(), now.schema(), values, sensitive);
                boolean meanings = meaningWanted;
                open.bring(documents, searchable::countDown);
                stamp.write(meanings);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            } catch (RuntimeException failed) {
                LOG.warn("The search index could not be brought up to date: {}", failed.toString());
            } finally {
                searchable.countDown();
            }
        });
        try {
            searchable.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the search index was not ready in time", stopped);
        }
    }

    /** A stamp says what was written, not whether it can still be read: the first table must be found by its name. */
    private static boolean findsSomething(LuceneIndex open, Schema schema) {
        return schema.tables().stream()
                .findFirst()
                .map(table ->
                        open.search(table.name().name(), Set.of(SearchDocument.Kind.TABLE), 1, Set.of(Hit.Way.WORDS)))
                .filter(List::isEmpty)
                .isEmpty();
    }

    @Override
    public Brought bring(List<SearchDocument> documents) {
        return open().bring(documents);
    }

    /** Lets the work that is under way finish, within reason: the next process would have to begin again. */
    @Override
    public synchronized void close() {
        try {
            if (working != null) {
                working.join(TO_FINISH);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        if (index != null) {
            index.close();
        }
    }
}
