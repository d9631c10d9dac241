package dash.index;

import dash.search.Hit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.store.AlreadyClosedException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The newest snapshot, looked after: a search looks for news now and then, and keeps its snapshot open until it is done. */
final class Current {

    private static final Logger LOG = LoggerFactory.getLogger(Current.class);

    /** Looking costs a look into the folder; another process's change is seen after this long at the latest. */
    private static final long NANOS_BETWEEN_LOOKS = 100_000_000;

    private final int dimensions;
    private Storage storage;
    private @Nullable Snapshot snapshot;
    private long lookedAt;

    Current(Storage storage, int dimensions) {
        this.storage = storage;
        this.dimensions = dimensions;
        this.lookedAt = System.nanoTime() - NANOS_BETWEEN_LOOKS;
    }

    /** A search in one state of the index. */
    @FunctionalInterface
    interface Work {
        List<Hit> with(Snapshot snapshot) throws IOException;
    }

    List<Hit> with(Work work) {
        Snapshot held = hold();
        if (held == null) {
            return List.of();
        }
        try {
            return work.with(held);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } finally {
            release(held);
        }
    }

    synchronized Storage storage() {
        return storage;
    }

    synchronized void moveTo(Storage other) {
        close();
        storage = other;
        refresh();
    }

    private synchronized @Nullable Snapshot hold() {
        if (System.nanoTime() - lookedAt >= NANOS_BETWEEN_LOOKS) {
            refresh();
        }
        if (snapshot != null) {
            snapshot.reader().incRef();
        }
        return snapshot;
    }

    /** A folder that cannot be read leaves us with what we have; the next who brings documents repairs it. */
    synchronized void refresh() {
        lookedAt = System.nanoTime();
        Snapshot before = snapshot;
        try {
            Optional<DirectoryReader> reader = before == null ? storage.read() : storage.readAfter(before.reader());
            if (reader.isPresent()) {
                snapshot = Snapshot.of(reader.get(), before == null ? Map.of() : before.vectors(), dimensions);
                release(before);
            }
        } catch (IOException | RuntimeException unreadable) {
            LOG.warn("The search index cannot be read now: {}", unreadable.toString());
        }
    }

    private static void release(@Nullable Snapshot held) {
        try {
            if (held != null) {
                held.reader().decRef();
            }
        } catch (IOException | AlreadyClosedException ignored) {
            LOG.debug("A reader of the search index did not close: {}", ignored.toString());
        }
    }

    synchronized void close() {
        release(snapshot);
        snapshot = null;
        try {
            storage.close();
        } catch (IOException ignored) {
            LOG.debug("The search index did not close: {}", ignored.toString());
        }
    }
}
