package dash.index;

import dash.search.Embeddings;
import dash.search.Hit;
import dash.search.Hit.Way;
import dash.search.SearchDocument;
import dash.search.SearchDocument.Kind;
import dash.search.SearchIndex;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The search index of one project, in a folder of its own. Several processes may have the same folder open: one at a
 * time writes, the others wait for it up to a limit and then go on in memory, on their own, until they next bring
 * documents. Readers never wait, and see what another process wrote within a fraction of a second.
 *
 * <p>Nothing in the folder is worth saving: whoever brings documents brings all of them, so what is missing, damaged or of
 * another version is simply written again. All processes of a home should use one embedding model, because a change
 * of model is a change of version.
 */
public final class LuceneIndex implements SearchIndex {

    private static final Logger LOG = LoggerFactory.getLogger(LuceneIndex.class);

    /** Longer than writing a very large project takes. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Path folder;
    private final Duration patience;
    private final String version;
    private final Optional<Embeddings> embeddings;
    private final Words words = new Words();
    private final Fields fields = new Fields(words);
    private final Object writing = new Object();
    private final Current current;

    private LuceneIndex(Path folder, Optional<Embeddings> embeddings, Duration patience) {
        this.folder = folder;
        this.patience = patience;
        this.embeddings = embeddings;
        this.version = Fields.VERSION + "/" + embeddings.map(Embeddings::model).orElse("words only");
        this.current =
                new Current(storage(), embeddings.map(Embeddings::dimensions).orElse(0));
    }

    /** Quick, whatever the folder holds. Without embeddings it searches by words alone. */
    public static LuceneIndex open(Path folder, Optional<Embeddings> embeddings) {
        return open(folder, embeddings, PATIENCE);
    }

    static LuceneIndex open(Path folder, Optional<Embeddings> embeddings, Duration patience) {
        return new LuceneIndex(folder, embeddings, patience);
    }

    private Storage storage() {
        try {
            return Storage.in(folder, patience, version);
        } catch (IOException unusable) {
            LOG.warn("The search index cannot be kept in {} and is kept in memory: {}", folder, unusable.toString());
            return Storage.inMemory(version);
        }
    }

    @Override
    public Brought bring(List<SearchDocument> documents) {
        return bring(documents, () -> {});
    }

    /** @param searchable runs as soon as words can be searched, and again when meanings have come in */
    public Brought bring(List<SearchDocument> documents, Runnable searchable) {
        Runnable refresh = () -> {
            current.refresh();
            searchable.run();
        };
        synchronized (writing) {
            if (!current.storage().isOnDisk()) {
                current.moveTo(storage());
            }
            Bringing bringing = new Bringing(fields, embeddings, documents);
            try {
                return bringing.into(current.storage(), refresh);
            } catch (IOException | IllegalStateException | IllegalArgumentException damaged) {
                LOG.info("The search index in {} is made anew: {}", folder, damaged.toString());
            }
            try {
                return bringing.anew(current.storage(), refresh);
            } catch (IOException unusable) {
                LOG.warn(
                        "The search index cannot be kept in {} for now and is kept in memory: {}",
                        folder,
                        unusable.toString());
            }
            try {
                current.moveTo(Storage.inMemory(version));
                return bringing.into(current.storage(), refresh);
            } catch (IOException impossible) {
                throw new UncheckedIOException("memory cannot be written", impossible);
            }
        }
    }

    @Override
    public List<Hit> search(String text, Set<Kind> kinds, int most) {
        return search(text, kinds, most, EnumSet.allOf(Way.class));
    }

    /** By some of the ways only: while a model still loads, and for measuring them. */
    public List<Hit> search(String text, Set<Kind> kinds, int most, Set<Way> ways) {
        if (kinds.isEmpty() || most <= 0) {
            return List.of();
        }
        return current.with(snapshot -> new Searching(snapshot, words, embeddings, kinds, ways).search(text, most));
    }

    @Override
    public void close() {
        current.close();
    }
}
