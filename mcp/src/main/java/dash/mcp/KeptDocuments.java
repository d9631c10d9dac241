package dash.mcp;

import dash.files.Sha256;
import dash.knowledge.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * What a server said, in a folder, each with the time it was said. A file that cannot be read is as good as none: the server
 * is asked again. Safe for many threads and processes.
 */
final class KeptDocuments {

    private static final Logger LOG = LoggerFactory.getLogger(KeptDocuments.class);
    private static final int MOST = 500;

    /** A document and when it was said. */
    record Kept(Document document, Instant at) {

        boolean isFresh(Duration keep, Clock clock) {
            return at.plus(keep).isAfter(clock.instant());
        }
    }

    private final Path folder;
    private final Clock clock;
    private final AtomicLong version = new AtomicLong();

    KeptDocuments(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    /** Grows with everything new. */
    long version() {
        return version.get();
    }

    Optional<Kept> find(String path) {
        return read(file(path));
    }

    void keep(Document document) {
        try {
            Files.createDirectories(folder);
            Path fresh = Files.createTempFile(folder, "said", ".new");
            Files.writeString(
                    fresh,
                    Messages.object()
                            .put("path", document.path())
                            .put("title", document.title())
                            .put("at", clock.instant().toString())
                            .put("text", document.text())
                            .toString());
            Files.move(
                    fresh, file(document.path()), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            version.incrementAndGet();
            forgetOldest();
        } catch (IOException unwritable) {
            LOG.warn("what a server said could not be kept: {}", unwritable.toString());
        }
    }

    /** Everything that is not too old, by path. */
    List<Document> fresh(Duration keep) {
        return files().stream()
                .flatMap(file -> read(file).stream())
                .filter(kept -> kept.isFresh(keep, clock))
                .map(Kept::document)
                .filter(document -> document.path().contains("://"))
                .sorted(Comparator.comparing(Document::path))
                .toList();
    }

    private void forgetOldest() throws IOException {
        List<Path> files = new ArrayList<>(files());
        if (files.size() > MOST) {
            files.sort(Comparator.comparingLong(file -> file.toFile().lastModified()));
            for (Path file : files.subList(0, files.size() - MOST)) {
                Files.deleteIfExists(file);
            }
        }
    }

    private List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private Path file(String path) {
        return folder.resolve(Sha256.of(path).substring(0, 32) + ".json");
    }

    private static Optional<Kept> read(Path file) {
        try {
            if (Files.notExists(file)) {
                return Optional.empty();
            }
            JsonNode written = Messages.JSON.readTree(Files.readString(file));
            return Optional.of(new Kept(
                    new Document(
                            written.path("title").asString(""),
                            written.path("path").asString(""),
                            written.path("text").asString("")),
                    Instant.parse(written.path("at").asString(""))));
        } catch (IOException | JacksonException | IllegalArgumentException | java.time.DateTimeException broken) {
            return Optional.empty();
        }
    }
}
