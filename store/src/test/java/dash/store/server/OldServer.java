package dash.store.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipFile;

/** A home as the release before would have left it: the older PostgreSQL, unpacked, and a data directory of its own. */
public final class OldServer implements Server, AutoCloseable {

    public static final String VERSION = "17.10.0";

    private final ServerFiles files;
    private final PasswordFile password;
    private final PostmasterFile running;

    private OldServer(ServerFiles files, PasswordFile password, PostmasterFile running) {
        this.files = files;
        this.password = password;
        this.running = running;
    }

    public static OldServer startIn(TestHome home) throws IOException, InterruptedException {
        ServerFiles files = ServerFiles.prepare(home.path());
        Programs old = new Programs(VERSION, files.programs(VERSION));
        if (!old.areThere()) {
            unpack(old);
        }
        RunAs runAs = RunAs.choose(Presence.show(files).file(), old, files.store());
        runAs.own(files.logFolder());
        PasswordFile password = PasswordFile.readOrCreate(files.password());
        Cluster.create(old, files.data(), password.passwordOf(EmbeddedServer.ADMINISTRATOR), files.logFolder(), runAs);
        Postmaster postmaster = new Postmaster(old, files.data(), files.logFolder(), runAs, TestHome.settings());
        return new OldServer(files, password, postmaster.start(Optional.empty()));
    }

    private static void unpack(Programs programs) throws IOException, InterruptedException {
        Path jar = Path.of(System.getProperty("dash.root", ".."), "store", "target", "yesterday", "binaries.jar");
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            String archive = Platform.here().orElseThrow().archive();
            try (InputStream input = zip.getInputStream(zip.getEntry(archive))) {
                Unpacking.unpack(input, programs.folder());
            }
        }
    }

    @Override
    public Login login(String user, String database) {
        return new Login(EmbeddedServer.HOST, running.port(), database, user, password.passwordOf(user));
    }

    @Override
    public Path home() {
        return files.home();
    }

    @Override
    public void close() throws IOException {
        EmbeddedServer.stop(files.home());
    }
}
