package dash.databases.duckdb.child;

import dash.files.LaidOutFile;
import java.io.IOException;
import java.nio.file.Path;
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
        if (!LaidOutFile.isInJar(NativeLibrary.class, resource)) {
            return Optional.empty();
        }
        try {
            LaidOutFile.of(NativeLibrary.class, resource, folder.resolve(System.mapLibraryName("duckdb_java")));
            return Optional.of(folder);
        } catch (IOException cannot) {
            LOG.debug("the engine's library cannot be laid out in {}", folder, cannot);
            return Optional.empty();
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
