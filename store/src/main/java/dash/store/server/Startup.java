package dash.store.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/** Everything between "no server runs" and "one does". Callers hold the lock, and no server of this home runs. */
final class Startup {

    private final ServerFiles files;
    private final ServerSettings settings;
    private final Upgrade upgrade;
    private final Progress progress;

    Startup(ServerFiles files, ServerSettings settings, Carrier carrier, Progress progress) {
        this.files = files;
        this.settings = settings;
        this.upgrade = new Upgrade(files, settings, carrier);
        this.progress = progress;
    }

    /**
     * Unpacks, creates and starts whatever of these is still to be done.
     *
     * @param mine a file that this process has just made, by which it knows as whom it runs
     */
    PostmasterFile start(Path mine) throws IOException, InterruptedException {
        upgrade.tidy();
        Optional<String> version = Cluster.version(files.data());
        Programs programs = unpacked();
        RunAs runAs = RunAs.choose(mine, programs, files.store());
        runAs.own(files.logFolder());
        if (version.isEmpty()) {
            refuseToBeginAgain();
            progress.begins(Progress.Part.CREATING);
            String password = PasswordFile.readOrCreate(files.password()).passwordOf(EmbeddedServer.ADMINISTRATOR);
            Cluster.create(programs, files.data(), password, files.logFolder(), runAs);
        } else if (Programs.majorOf(version.get()) != programs.major()) {
            progress.begins(Progress.Part.UPGRADING);
            upgrade.run(version.get(), programs, runAs);
        } else {
            PasswordFile.read(files.password());
        }
        progress.begins(Progress.Part.STARTING);
        PostmasterFile running =
                new Postmaster(programs, files.data(), files.logFolder(), runAs, settings).start(lastPort());
        DurableFiles.write(files.port(), running.port() + "\n", "rw-------");
        return running;
    }

    /** A server ran here before: data that is gone was moved or not mounted, and an empty store in its place would hide that. */
    private void refuseToBeginAgain() throws IOException {
        if (lastPort().isPresent()) {
            throw ServerFaults.dataGone(files.data(), files.store());
        }
    }

    private Optional<Integer> lastPort() throws IOException {
        return DurableFiles.read(files.port()).flatMap(Presence::number).map(Long::intValue);
    }

    private Programs unpacked() throws IOException, InterruptedException {
        Programs programs = new Programs(version(), files.programs(version()));
        if (!programs.areThere()) {
            progress.begins(Progress.Part.UNPACKING);
            try (InputStream archive = archive()) {
                Unpacking.unpack(archive, programs.folder());
            }
        }
        return programs;
    }

    private static InputStream archive() {
        String machine = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        Platform platform = Platform.here().orElseThrow(() -> ServerFaults.noPrograms(machine));
        InputStream archive = Startup.class.getResourceAsStream("/" + platform.archive());
        if (archive == null) {
            throw ServerFaults.noPrograms(machine);
        }
        return archive;
    }

    static int major() {
        return Programs.majorOf(version());
    }

    static String version() {
        Properties properties = new Properties();
        try (InputStream file = Startup.class.getResourceAsStream("binaries.properties")) {
            properties.load(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return properties.getProperty("version", "");
    }
}
