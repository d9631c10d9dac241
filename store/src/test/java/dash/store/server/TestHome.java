package dash.store.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

/** A home folder of one test. The programs are unpacked once for all of them; everything else is fresh. */
public final class TestHome implements AutoCloseable {

    private static final Path TARGET = Path.of(System.getProperty("dash.root", ".."), "store", "target");

    private final Path path;

    private TestHome(Path path) {
        this.path = path;
    }

    public static TestHome fresh() throws IOException, InterruptedException {
        TestHome home = withNothing();
        Files.createSymbolicLink(home.path.resolve("postgres"), programs());
        return home;
    }

    /** Even the programs are still to be unpacked. */
    static TestHome withNothing() throws IOException {
        Path path = TARGET.resolve("homes")
                .resolve(UUID.randomUUID().toString().substring(0, 8))
                .toAbsolutePath()
                .normalize();
        Files.createDirectories(TARGET.resolve("homes"));
        DurableFiles.createPrivateFolder(path);
        return new TestHome(path);
    }

    private static Path programs() throws IOException, InterruptedException {
        Path folder = TARGET.resolve("programs").toAbsolutePath().normalize();
        Files.createDirectories(folder);
        Programs programs = new Programs(Startup.version(), folder.resolve(Startup.version()));
        if (!programs.areThere()) {
            String archive = "/" + Platform.here().orElseThrow().archive();
            try (InputStream input = TestHome.class.getResourceAsStream(archive)) {
                Unpacking.unpack(input, programs.folder());
            }
        }
        return folder;
    }

    public Path path() {
        return path;
    }

    ServerFiles files() {
        return new ServerFiles(path);
    }

    public EmbeddedServer open() {
        return EmbeddedServer.open(path, settings(), Carrier.nothing(), Progress.silent());
    }

    /** Stops soon, so that a test process that is killed leaves nothing running. */
    public static ServerSettings settings() {
        return ServerSettings.standard().withIdle(Duration.ofSeconds(20), Duration.ofSeconds(1));
    }

    /** Kills the server, if need be once somebody has started it again; returns when it is dead. */
    public void killPostmaster() throws IOException, InterruptedException {
        long end = System.nanoTime() + 60_000_000_000L;
        while (postmaster().isEmpty() && System.nanoTime() < end) {
            Thread.sleep(5);
        }
        ProcessHandle server = postmaster().orElseThrow();
        server.destroyForcibly();
        awaitEnd(server);
    }

    static void awaitEnd(ProcessHandle process) throws InterruptedException {
        long end = System.nanoTime() + 60_000_000_000L;
        while (Processes.runs(process)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("process " + process.pid() + " still runs after a minute");
            }
            Thread.sleep(5);
        }
    }

    public Optional<ProcessHandle> postmaster() throws IOException {
        return PostmasterFile.read(files().data()).flatMap(PostmasterFile::process);
    }

    public void stop() {
        EmbeddedServer.stop(path);
    }

    @Override
    public void close() throws IOException {
        EmbeddedServer.stop(path);
        DurableFiles.deleteTree(path);
    }
}
