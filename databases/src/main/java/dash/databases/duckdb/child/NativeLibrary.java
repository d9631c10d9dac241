package dash.databases.duckdb.child;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The engine's library, laid out once so that every child finds it. The driver would write its 70 MB anew for each child, and a
 * child that is killed would leave them behind.
 */
final class NativeLibrary {

    private static final Logger LOG = LoggerFactory.getLogger(NativeLibrary.class);

    /** Another release lies in another folder. */
    private static final String RELEASE = "duckdb-2.0.0.0";

    private NativeLibrary() {}

    /** The folder with the library; empty on a platform that the driver has to see to itself. */
    static Optional<Path> folder(Path cache) {
        String resource = "/libduckdb_java.so_" + system() + "_" + processor();
        Path folder = cache.resolve(RELEASE);
        Path file = folder.resolve(System.mapLibraryName("duckdb_java"));
        if (Files.exists(file)) {
            return Optional.of(folder);
        }
        try (InputStream in = NativeLibrary.class.getResourceAsStream(resource)) {
            if (in == null) {
                return Optional.empty();
            }
            Files.createDirectories(folder);
            Path fresh = Files.createTempFile(folder, "library", ".part");
            Files.copy(in, fresh, StandardCopyOption.REPLACE_EXISTING);
            move(fresh, file);
            return Optional.of(folder);
        } catch (IOException cannot) {
            LOG.debug("the engine's library cannot be laid out in {}", folder, cannot);
            return Optional.empty();
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException otherwise) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String system() {
        String name = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return "windows";
        }
        return name.startsWith("mac") ? "macos" : "linux";
    }

    private static String processor() {
        String name = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        return name.equals("aarch64") || name.equals("arm64") ? "arm64" : "amd64";
    }
}
