package dash.project;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps what lies in the home to its owner: there are copies of source rows, texts of documents and logs. The store sees to its own
 * folders, which a server under another user has to enter.
 */
final class PrivateHome {

    private static final Logger LOG = LoggerFactory.getLogger(PrivateHome.class);

    private static final Set<PosixFilePermission> OWNER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> OTHERS = EnumSet.copyOf(PosixFilePermissions.fromString("---rwxrwx"));

    /** What Dash makes there sooner or later; made now, so that it is closed from the beginning. */
    private static final List<String> FOLDERS = List.of("cache", "documents", "index", "logs", "sources");

    private static final Set<String> OF_THE_STORE = Set.of("store", "postgres");

    private PrivateHome() {}

    /** Makes the home where there is none. Returns the folders in it that others could enter until now. */
    static List<Path> close(Path home) {
        if (!FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
            return List.of();
        }
        try {
            make(home);
            return closed(home);
        } catch (IOException unwritable) {
            // Whoever writes there next says so with more to go by.
            LOG.debug("the folders of {} stay as they are", home, unwritable);
            return List.of();
        }
    }

    private static void make(Path home) throws IOException {
        if (Files.notExists(home)) {
            Files.createDirectories(home, PosixFilePermissions.asFileAttribute(OWNER));
        }
        for (String name : FOLDERS) {
            Path folder = home.resolve(name);
            if (Files.notExists(folder)) {
                Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(OWNER));
            }
        }
    }

    private static List<Path> closed(Path home) throws IOException {
        List<Path> open = new ArrayList<>();
        try (Stream<Path> inside = Files.list(home)) {
            for (Path path : (Iterable<Path>) inside.filter(PrivateHome::isOurs)::iterator) {
                Set<PosixFilePermission> now = Files.getPosixFilePermissions(path);
                if (now.removeAll(OTHERS)) {
                    Files.setPosixFilePermissions(path, now);
                    open.add(path);
                }
            }
        }
        return open;
    }

    private static boolean isOurs(Path path) {
        return !OF_THE_STORE.contains(path.getFileName().toString()) && !Files.isSymbolicLink(path);
    }
}
