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
public final class EmbeddedServer implements AutoCloseable {

    static final String HOST = "127.0.0.1";
    static final String ADMINISTRATOR = "dash_admin";

    /** The login or its password is not accepted. */
    private static final Set<String> REFUSED = Set.of("28P01", "28000");

    private final ServerFiles files;
    private final ServerSettings settings;
    private final Presence presence;
    private volatile int port;

    private EmbeddedServer(ServerFiles files, ServerSettings settings, Presence presence) {
        this.files = files;
        this.settings = settings;
        this.presence = presence;
    }

    public static EmbeddedServer open(Path home, ServerSettings settings, Progress progress) {
        return guarded(home, () -> {
            ServerFiles files = ServerFiles.prepare(home);
            Presence presence = Presence.show(files);
            EmbeddedServer server = new EmbeddedServer(files, settings, presence);
            try {
                server.bringUp(progress);
                return server;
            } catch (IOException | InterruptedException | RuntimeException failure) {
                presence.close();
                throw failure;
            }
        });
    }

    /** Heals a use whose server was stopped or killed. Cheap when the server runs. */
    public void ensureRunning(Progress progress) {
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
        new Startup(files, settings, progress).start(presence.file());
        return adopted().orElseThrow(() -> ServerFaults.notStarted(files.log(), "it started and was gone again"));
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
                ResultSet row = statement.executeQuery("SELECT current_setting('data_directory')")) {
            boolean ours = row.next() && Files.isSameFile(Path.of(row.getString(1)), files.data());
            return seen.filter(server -> ours);
        } catch (SQLException failure) {
            if (REFUSED.contains(String.valueOf(failure.getSQLState()))
                    && seen.get().alive()) {
                throw ServerFaults.passwordWrong(files.password());
            }
            return Optional.empty();
        }
    }

    /** A superuser, on the database {@code postgres}: for making databases and logins, never for questions. */
    public Login administrator() {
        return login(ADMINISTRATOR, "postgres");
    }

    /** The login as it would be; whether user and database exist is another matter: {@link Databases} makes them. */
    public Login login(String user, String database) {
        return guarded(files.home(), () -> login(user, database, port));
    }

    private Login login(String user, String database, int atPort) throws IOException {
        String password = PasswordFile.read(files.password()).passwordOf(user);
        return new Login(HOST, atPort, database, user, password);
    }

    public Databases databases() {
        return new Databases(this);
    }

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
