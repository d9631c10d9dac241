package dash.curate;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/** Writes files of a knowledge folder: each is there whole or as it was before. Never leaves the folder. */
public final class KnowledgeFiles {

    private KnowledgeFiles() {}

    public static void write(Path folder, String path, String text) {
        Path file = inside(folder, path);
        try {
            Files.createDirectories(file.resolveSibling("."));
            Path half = Files.createTempFile(file.resolveSibling(".").normalize(), ".", ".half");
            Files.writeString(half, text, StandardCharsets.UTF_8);
            readable(half);
            Files.move(half, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
            throw failed(file, failed);
        }
    }

    static void delete(Path folder, String path) {
        Path file = inside(folder, path);
        try {
            Files.deleteIfExists(file);
        } catch (IOException failed) {
            throw failed(file, failed);
        }
    }

    /** A temporary file is for its owner only; knowledge is for whoever may read the project. */
    private static void readable(Path file) throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        }
    }

    private static Path inside(Path folder, String path) {
        Path root = folder.toAbsolutePath().normalize();
        Path file = root.resolve(path).normalize();
        if (!file.startsWith(root) || file.equals(root)) {
            throw FaultException.of(
                    Code.KNOWLEDGE_UNREADABLE,
                    Place.file(path),
                    path,
                    "the path leads out of the knowledge folder",
                    "Give the item a plain name");
        }
        return file;
    }

    private static FaultException failed(Path file, IOException failure) {
        return new FaultException(
                new Fault(
                        Code.KNOWLEDGE_UNREADABLE,
                        Place.file(file),
                        failure.getClass().getSimpleName(),
                        "the file cannot be written",
                        "Check that Dash may write there and that the disk has space"),
                failure);
    }
}
