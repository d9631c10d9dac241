package dash.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;

/** A file of the jar that something needs on the disk, such as a library of machine code: laid out once, and found by all later. */
public final class LaidOutFile {

    private LaidOutFile() {}

    /** Whether the jar has it. */
    public static boolean isInJar(Class<?> beside, String resource) {
        return beside.getResource(resource) != null;
    }

    /** Returns the file, which is there whole or not at all. */
    public static Path of(Class<?> beside, String resource, Path file) throws IOException {
        if (Files.exists(file)) {
            return file;
        }
        Path folder = Files.createDirectories(file.resolveSibling("."));
        Path fresh = Files.createTempFile(folder, "library", ".part");
        try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(resource), resource)) {
            Files.copy(in, fresh, StandardCopyOption.REPLACE_EXISTING);
        }
        try {
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException otherwise) {
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }
}
