package dash.project.documents;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.Place;
import dash.files.Sha256;
import dash.knowledge.files.KnowledgeFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What was taken out of files with pages, on disk: for each file its last good text, and why its present state gave none. Safe for
 * many threads and processes.
 */
final class TextsOfPages {

    private static final Logger LOG = LoggerFactory.getLogger(TextsOfPages.class);
    private static final int NAME_LENGTH = 32;

    private final Path folder;

    TextsOfPages(Path folder) {
        this.folder = folder;
    }

    /** The same for the same state of a file. */
    static String stamp(KnowledgeFile file) {
        try {
            return file.path() + " " + Files.size(file.path()) + " " + Files.getLastModifiedTime(file.path());
        } catch (IOException gone) {
            return file.path() + " gone";
        }
    }

    /** The text of the last state that could be read, whether or not that is the present one. */
    Optional<String> lastGood(KnowledgeFile file) {
        return read(file, "txt").map(TextsOfPages::withoutStamp);
    }

    /** The text of the present state. */
    Optional<String> present(KnowledgeFile file) {
        return ofPresentState(file, "txt");
    }

    /** Whether the present state was looked at, with whatever end. */
    boolean isRead(KnowledgeFile file) {
        String stamp = stamp(file);
        return firstLine(file, "txt").equals(stamp) || firstLine(file, "fault").equals(stamp);
    }

    private String firstLine(KnowledgeFile file, String kind) {
        try (BufferedReader text = Files.newBufferedReader(path(file, kind))) {
            return Objects.requireNonNullElse(text.readLine(), "");
        } catch (IOException none) {
            return "";
        }
    }

    /** Why the present state cannot be read. */
    Optional<Fault> fault(KnowledgeFile file) {
        return ofPresentState(file, "fault").map(text -> {
            String[] parts = (text + "\n\n").split("\n", 3);
            return new Fault(Code.KNOWLEDGE_UNREADABLE, Place.file(file.shown()), parts[0], parts[1], parts[2].strip());
        });
    }

    /** Changes whenever a text comes in. */
    String version(KnowledgeFile file) {
        try {
            return Files.getLastModifiedTime(path(file, "txt")).toString();
        } catch (IOException none) {
            return "none";
        }
    }

    void keep(KnowledgeFile file, String stamp, String text) {
        write(file, "txt", stamp, text);
    }

    void keep(KnowledgeFile file, String stamp, Fault fault) {
        write(
                file,
                "fault",
                stamp,
                oneLine(fault.value()) + "\n" + oneLine(fault.message()) + "\n" + oneLine(fault.nextStep()));
    }

    private Optional<String> ofPresentState(KnowledgeFile file, String kind) {
        String stamp = stamp(file) + "\n";
        return read(file, kind).filter(text -> text.startsWith(stamp)).map(TextsOfPages::withoutStamp);
    }

    private Optional<String> read(KnowledgeFile file, String kind) {
        try {
            Path path = path(file, kind);
            return Files.exists(path) ? Optional.of(Files.readString(path)) : Optional.empty();
        } catch (IOException unreadable) {
            LOG.debug("taken out again: {}", unreadable.toString());
            return Optional.empty();
        }
    }

    private void write(KnowledgeFile file, String kind, String stamp, String text) {
        try {
            Files.createDirectories(folder);
            Path fresh = Files.createTempFile(folder, "text", ".new");
            Files.writeString(fresh, stamp + "\n" + text);
            Files.move(fresh, path(file, kind), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritable) {
            LOG.warn("what was read of {} is not kept: {}", file.shown(), unwritable.toString());
        }
    }

    private Path path(KnowledgeFile file, String kind) {
        return folder.resolve(Sha256.of(file.path().toString()).substring(0, NAME_LENGTH) + "." + kind);
    }

    private static String withoutStamp(String text) {
        return text.substring(text.indexOf('\n') + 1);
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\R", " ");
    }
}
