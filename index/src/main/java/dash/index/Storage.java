package dash.index;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.SegmentInfos;
import org.apache.lucene.index.StandardDirectoryReader;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.LockObtainFailedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where an index lies: in a folder, or in memory when there is none that can be used. */
final class Storage implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Storage.class);
    private static final String VERSION = "version";
    private static final long MILLIS_BETWEEN_LOOKS = 20;

    private final Optional<Path> folder;
    private final Directory directory;
    private final Duration patience;
    private final String version;

    private Storage(Optional<Path> folder, Directory directory, Duration patience, String version) {
        this.folder = folder;
        this.directory = directory;
        this.patience = patience;
        this.version = version;
    }

    /** @param version what was written under another is of no use */
    static Storage in(Path folder, Duration patience, String version) throws IOException {
        Files.createDirectories(folder);
        return new Storage(Optional.of(folder), FSDirectory.open(folder), patience, version);
    }

    static Storage inMemory(String version) {
        return new Storage(Optional.empty(), new ByteBuffersDirectory(), Duration.ZERO, version);
    }

    boolean isOnDisk() {
        return folder.isPresent();
    }

    /** Writes and commits; the lock is held for this long only. */
    @FunctionalInterface
    interface Work {
        void with(IndexWriter writer) throws IOException;
    }

    /**
     * What is of another version or cannot be read is thrown away first. A writer that was killed leaves nothing behind:
     * the system frees its lock, and what it did not commit was never there.
     */
    void write(Work work) throws IOException {
        write(work, false);
    }

    /** Throws away what is there, whatever it is. */
    void writeAnew(Work work) throws IOException {
        write(work, true);
    }

    private void write(Work work, boolean anew) throws IOException {
        if (folder.isPresent()) {
            // Somebody may have deleted it while we run.
            Files.createDirectories(folder.get());
        }
        long until = System.nanoTime() + patience.toNanos();
        while (true) {
            try (IndexWriter writer = writer(anew)) {
                work.with(writer);
                writer.setLiveCommitData(Map.of(VERSION, version).entrySet());
                writer.commit();
                return;
            } catch (LockObtainFailedException taken) {
                if (System.nanoTime() > until) {
                    throw taken;
                }
                sleep();
            }
        }
    }

    private IndexWriter writer(boolean anew) throws IOException {
        boolean usable = !anew && isUsable();
        IndexWriterConfig configuration = new IndexWriterConfig();
        configuration.setSimilarity(Fields.similarity());
        configuration.setRAMBufferSizeMB(64);
        configuration.setOpenMode(usable ? IndexWriterConfig.OpenMode.APPEND : IndexWriterConfig.OpenMode.CREATE);
        configuration.setCommitOnClose(false);
        return new IndexWriter(directory, configuration);
    }

    private boolean isUsable() {
        try {
            if (!DirectoryReader.indexExists(directory)) {
                return false;
            }
            try (DirectoryReader reader = DirectoryReader.open(directory)) {
                return isOurs(reader);
            }
        } catch (IOException | RuntimeException damaged) {
            LOG.info("The search index {} cannot be read and is made anew: {}", directory, damaged.toString());
            return false;
        }
    }

    private boolean isOurs(DirectoryReader reader) throws IOException {
        return version.equals(reader.getIndexCommit().getUserData().get(VERSION));
    }

    /** An index of another version reads as none. */
    Optional<DirectoryReader> read() throws IOException {
        if (!DirectoryReader.indexExists(directory)) {
            return Optional.empty();
        }
        DirectoryReader reader = DirectoryReader.open(directory);
        if (isOurs(reader)) {
            return Optional.of(reader);
        }
        reader.close();
        return Optional.empty();
    }

    /**
     * Something newer than this, if there is. Whether it is newer is told by the identity of the commit: an index that was
     * deleted and written again begins to count from the start and may look like the old one.
     */
    Optional<DirectoryReader> readAfter(DirectoryReader old) throws IOException {
        if (!DirectoryReader.indexExists(directory) || isTheLatest(old)) {
            return Optional.empty();
        }
        try {
            DirectoryReader newer = DirectoryReader.openIfChanged(old);
            if (newer != null && isOurs(newer)) {
                return Optional.of(newer);
            }
            if (newer != null) {
                newer.close();
            }
        } catch (IOException | IllegalStateException replaced) {
            LOG.debug("The search index {} was replaced: {}", directory, replaced.toString());
        }
        return read();
    }

    private boolean isTheLatest(DirectoryReader old) throws IOException {
        byte[] latest = SegmentInfos.readLatestCommit(directory).getId();
        return old instanceof StandardDirectoryReader known
                && Arrays.equals(known.getSegmentInfos().getId(), latest);
    }

    private static void sleep() throws IOException {
        try {
            Thread.sleep(MILLIS_BETWEEN_LOOKS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("stopped while waiting for another writer of the search index", stopped);
        }
    }

    @Override
    public void close() throws IOException {
        directory.close();
    }
}
