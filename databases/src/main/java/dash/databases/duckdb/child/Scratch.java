package dash.databases.duckdb.child;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The folder a child may write to while it lives. Named by the parent's process, so that those of dead parents can go. */
final class Scratch {

    private static final Logger LOG = LoggerFactory.getLogger(Scratch.class);

    private Scratch() {}

    static Path fresh(Path cache) throws IOException {
        Path all = Files.createDirectories(cache.resolve("children"));
        sweep(all);
        return Files.createTempDirectory(all, ProcessHandle.current().pid() + "-");
    }

    static void deleteAfter(Process process, Path own) {
        var _ = process.onExit().thenRun(() -> delete(own));
    }

    private static void sweep(Path all) throws IOException {
        try (Stream<Path> folders = Files.list(all)) {
            folders.filter(Scratch::isAbandoned).forEach(Scratch::delete);
        }
    }

    private static boolean isAbandoned(Path folder) {
        String pid = folder.getFileName().toString().replaceFirst("-.*", "");
        return pid.matches("\\d{1,18}")
                && ProcessHandle.of(Long.parseLong(pid))
                        .filter(ProcessHandle::isAlive)
                        .isEmpty();
    }

    private static void delete(Path folder) {
        try (Stream<Path> tree = Files.walk(folder)) {
            List<Path> deepestFirst = tree.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.deleteIfExists(path);
            }
        } catch (IOException | UncheckedIOException left) {
            LOG.debug("a folder of a child could not be deleted: {}", folder, left);
        }
    }
}
