package dash.store.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * Says that this process uses the server. The watcher stops a server only after it has written {@code stopping} and
 * has then seen no presence; we write our presence and then look for {@code stopping}. So either it sees us and goes
 * on, or we see it and wait until the server is gone.
 */
final class Presence implements AutoCloseable {

    private static final Duration LONGEST_STOP = Duration.ofSeconds(90);

    private final ServerFiles files;
    private final Path mine;

    private Presence(ServerFiles files, Path mine) {
        this.files = files;
        this.mine = mine;
    }

    static Presence show(ServerFiles files) throws IOException, InterruptedException {
        removeTheDead(files);
        ProcessHandle self = ProcessHandle.current();
        // The watcher reads the number before the dot. Several servers may be open in one process.
        Path mine = files.users().resolve(self.pid() + "." + UUID.randomUUID());
        DurableFiles.note(mine, startOf(self) + "\n", "rw-------");
        Presence presence = new Presence(files, mine);
        presence.countIdlingFromNow();
        presence.waitWhileStopping();
        return presence;
    }

    /** A file that was certainly made by this process. */
    Path file() {
        return mine;
    }

    void waitWhileStopping() throws IOException, InterruptedException {
        Path stopping = files.users().resolveSibling("stopping");
        long end = System.nanoTime() + LONGEST_STOP.toNanos();
        while (Files.exists(stopping)) {
            Optional<Long> watcher = DurableFiles.read(stopping).flatMap(Presence::number);
            boolean alive = watcher.flatMap(Processes::running).isPresent();
            if ((watcher.isPresent() && !alive) || System.nanoTime() > end) {
                Files.deleteIfExists(stopping);
            }
            Thread.sleep(10);
        }
    }

    private void countIdlingFromNow() throws IOException {
        Files.deleteIfExists(files.users().resolveSibling("unused"));
    }

    @Override
    public void close() throws IOException {
        countIdlingFromNow();
        Files.deleteIfExists(mine);
    }

    boolean othersAreHere() throws IOException {
        try (var all = Files.list(files.users())) {
            for (Path file : (Iterable<Path>) all::iterator) {
                if (!file.equals(mine) && isAlive(file)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void removeTheDead(ServerFiles files) throws IOException {
        try (var all = Files.list(files.users())) {
            for (Path file : (Iterable<Path>) all::iterator) {
                if (!isAlive(file)) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }

    private static boolean isAlive(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        Optional<Long> pid = number(name.substring(0, Math.max(0, name.indexOf('.'))));
        Optional<Long> started = DurableFiles.read(file).flatMap(Presence::number);
        return pid.flatMap(Processes::running)
                .filter(process -> started.isEmpty() || started.get() == startOf(process))
                .isPresent();
    }

    static long startOf(ProcessHandle process) {
        return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }

    static Optional<Long> number(String text) {
        try {
            return Optional.of(Long.parseLong(text.strip()));
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }
}
