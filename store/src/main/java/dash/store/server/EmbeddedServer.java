package dash.store.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;

/**
 * A use of the one embedded server of a home folder: opening starts it or adopts the one that runs, closing ends this
 * use and leaves the server to others and to its watcher. Safe for many threads.
 */
public final class EmbeddedServer implements Server, AutoCloseable {

    static final String HOST = "127.0.0.1";
    static final String ADMINISTRATOR = "dash_admin";

    /** The login or its password is not accepted. */
    private static final Set<String> REFUSED = Set.of("28P01", "28000");

    private final ServerFiles files;
    private final ServerSettings settings;
    private final Carrier carrier;
    private final Presence presence;
    private volatile int port;
    private volatile boolean closed;

    private EmbeddedServer(ServerFiles files, ServerSettings settings, Carrier carrier, Presence presence) {
        this.files = files;
        this.settings = settings;
        this.carrier = carrier;
        this.presence = presence;
    }

    /** The carrier is asked only when the data was written by an older major version of PostgreSQL. */
    public static EmbeddedServer open(Path home, ServerSettings settings, Carrier carrier, Progress progress) {
        return guarded(home, () -> {
            ServerFiles files = ServerFiles.prepare(home);
            Presence presence = Presence.show(files);
            EmbeddedServer server = new EmbeddedServer(files, settings, carrier, presence);
            try {
                server.bringUp(progress);
                return server;
            } catch (IOException | InterruptedException | RuntimeException failure) {
                presence.close();
                throw failure;
            }
        });
    }

    /** Heals a use whose server was stopped or killed, unless the use is over. Cheap when the server runs. */
    public void ensureRunning(Progress progress) {
        if (closed) {
            return;
        }
        guarded(files.home(), () -> {
            bringUp(progress);
            return this;
        });
    }

    private void bringUp(Progress progress) throws IOException, InterruptedException {
        presence.waitWhileStopping();
        Optional<PostmasterFile> running = adopted();
        if (running.isEmpty()) {
            try (Exclusively _ = Exclusively.hold(files.lock(), settings.patience())) {
                running = Optional.of(adoptOrStart(progress));
            }
        }
        port = running.get().port();
        new Watcher(files, settings).watch(running.get().pid());
    }

    private PostmasterFile adoptOrStart(Progress progress) throws IOException, InterruptedException {
        stopServerOfAnotherVersion();
        long end = System.nanoTime() + settings.patience().toNanos();
        boolean told = false;
        while (PostmasterFile.read(files.data()).filter(PostmasterFile::alive).isPresent()) {
            Optional<PostmasterFile> running = adopted();
            if (running.isPresent()) {
                return running.get();
            }
            if (System.nanoTime() > end) {
                throw ServerFaults.notStarted(
                        files.log(), "not ready after " + settings.patience().toSeconds() + " s");
            }
            if (!told) {
                progress.begins(Progress.Part.RECOVERING);
                told = true;
            }
            Thread.sleep(10);
        }
        new Startup(files, settings, carrier, progress).start(presence.file());
        return adopted().orElseThrow(() -> ServerFaults.notStarted(files.log(), "it started and was gone again"));
    }

    /** One that an interrupted upgrade left running, or that an older Dash still uses: the latter is not ours to end. */
    private void stopServerOfAnotherVersion() throws IOException, InterruptedException {
        Optional<String> version = Cluster.version(files.data());
        if (version.isEmpty() || Programs.majorOf(version.get()) == Startup.major()) {
            return;
        }
        if (PostmasterFile.read(files.data()).filter(PostmasterFile::alive).isPresent() && presence.othersAreHere()) {
            throw ServerFaults.otherMajor(
                    files.data(), version.get(), Startup.major(), "end the older dash that is using it and try again");
        }
        Postmaster.stop(files.data());
    }

    /** The server that runs on our data and knows our password; both sides prove it when they connect. */
    private Optional<PostmasterFile> adopted() throws IOException {
        Optional<PostmasterFile> seen = PostmasterFile.read(files.data()).filter(PostmasterFile::ready);
        if (seen.isEmpty()) {
            return seen;
        }
        Login login = login(ADMINISTRATOR, "postgres", seen.get().port());
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT current_setting('data_directory'),"
                        + " current_setting('server_version_num')::int / 10000")) {
            boolean ours = row.next()
                    && row.getInt(2) == Startup.major()
                    && Files.isSameFile(Path.of(row.getString(1)), files.data());
            return seen.filter(server -> ours);
        } catch (SQLException failure) {
            if (REFUSED.contains(String.valueOf(failure.getSQLState()))
                    && seen.get().alive()) {
                throw ServerFaults.passwordWrong(files.password());
            }
            return Optional.empty();
        }
    }

    @Override
    public Login login(String user, String database) {
        return guarded(files.home(), () -> login(user, database, port));
    }

    private Login login(String user, String database, int atPort) throws IOException {
        String password = PasswordFile.read(files.password()).passwordOf(user);
        return new Login(HOST, atPort, database, user, password);
    }

    @Override
    public Path home() {
        return files.home();
    }

    /** Stops the server for everybody. */
    public void stop() {
        stop(files.home());
    }

    /** For a home that nobody here has open. Returns whether a server ran; none does afterwards. */
    public static boolean stop(Path home) {
        ServerFiles files = new ServerFiles(home);
        if (!Files.isDirectory(files.store())) {
            return false;
        }
        return guarded(home, () -> {
            try (Exclusively _ =
                    Exclusively.hold(files.lock(), ServerSettings.standard().patience())) {
                boolean ran = PostmasterFile.read(files.data())
                        .filter(PostmasterFile::alive)
                        .isPresent();
                Postmaster.stop(files.data());
                return ran;
            }
        });
    }

    @Override
    public void close() {
        closed = true;
        guarded(files.home(), () -> {
            presence.close();
            return this;
        });
    }

    private interface Work<T> {
        T run() throws IOException, InterruptedException;
    }

    private static <T> T guarded(Path home, Work<T> work) {
        try {
            return work.run();
        } catch (IOException failure) {
            throw ServerFaults.unusableHome(home.toAbsolutePath(), failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted while waiting for the store");
        }
    }
}
