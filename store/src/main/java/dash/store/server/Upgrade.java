package dash.store.server;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Moves a data directory to a newer major version of PostgreSQL, which cannot read the old one. Two servers run side by
 * side and the carrier copies between them. Callers hold the lock.
 *
 * <pre>
 * data.upgrading   the successor while it is filled: worth nothing, removed by the next start
 * data.upgraded    the successor when it is complete: from here on it is the truth
 * data.17.DATE     the old directory, kept
 * </pre>
 */
final class Upgrade {

    private final ServerFiles files;
    private final ServerSettings settings;
    private final Carrier carrier;

    Upgrade(ServerFiles files, ServerSettings settings, Carrier carrier) {
        this.files = files;
        // Two servers at once, so neither can insist on a port.
        this.settings = settings.withAnyPort();
        this.carrier = carrier;
    }

    /** After a crash: takes a finished upgrade to its end and removes an unfinished one, whose servers may still run. */
    void tidy() throws IOException, InterruptedException {
        Postmaster.stop(upgrading());
        DurableFiles.deleteTree(upgrading());
        if (Files.exists(upgraded())) {
            putInPlace();
        }
    }

    void run(String found, Programs programs, RunAs runAs) throws IOException, InterruptedException {
        Programs old = programsOf(found, programs.major());
        PasswordFile password = PasswordFile.read(files.password());
        Cluster.create(
                programs, upgrading(), password.passwordOf(EmbeddedServer.ADMINISTRATOR), files.logFolder(), runAs);
        try {
            PostmasterFile from =
                    new Postmaster(old, files.data(), files.logFolder(), runAs, settings).start(Optional.empty());
            PostmasterFile to =
                    new Postmaster(programs, upgrading(), files.logFolder(), runAs, settings).start(Optional.empty());
            carrier.carry(new At(files.home(), from.port(), password), new At(files.home(), to.port(), password));
        } catch (SQLException failure) {
            throw notCarried(found, failure);
        } finally {
            Postmaster.stop(files.data());
            Postmaster.stop(upgrading());
        }
        DurableFiles.rename(upgrading(), upgraded());
        putInPlace();
    }

    private void putInPlace() throws IOException {
        if (Files.exists(files.data())) {
            DurableFiles.rename(files.data(), backup());
        }
        DurableFiles.rename(upgraded(), files.data());
    }

    private Path backup() throws IOException {
        String name = "data." + Cluster.version(files.data()).orElse("old") + "." + LocalDate.now(ZoneOffset.UTC);
        Path free = files.store().resolve(name);
        for (int number = 2; Files.exists(free); number++) {
            free = files.store().resolve(name + "-" + number);
        }
        return free;
    }

    private Programs programsOf(String found, int ours) throws IOException {
        int major = Programs.majorOf(found);
        if (major > ours) {
            throw ServerFaults.otherMajor(files.data(), found, ours, "use the newer Dash that wrote it");
        }
        try (var folders = Files.list(files.allPrograms())) {
            List<Programs> fitting = folders.filter(
                            folder -> folder.getFileName().toString().matches("\\d+(\\.\\d+)*"))
                    .map(folder -> new Programs(folder.getFileName().toString(), folder))
                    .filter(programs -> programs.major() == major && programs.areThere())
                    .sorted(Comparator.comparing(Programs::version))
                    .toList();
            if (fitting.isEmpty()) {
                throw ServerFaults.otherMajor(
                        files.data(),
                        found,
                        ours,
                        "put the folder postgres/" + major + ".* back under " + files.home()
                                + ", where the older Dash had unpacked it");
            }
            return fitting.getLast();
        }
    }

    private FaultException notCarried(String found, SQLException failure) {
        return new FaultException(
                new Fault(
                        Code.STORE_OF_ANOTHER_VERSION,
                        Place.file(files.data()),
                        String.valueOf(failure.getMessage()),
                        "the store could not be moved from PostgreSQL " + found + " to the one of this Dash",
                        "nothing has changed: go on with the older Dash, and report this"),
                failure);
    }

    private Path upgrading() {
        return files.store().resolve("data.upgrading");
    }

    private Path upgraded() {
        return files.store().resolve("data.upgraded");
    }

    private record At(Path home, int port, PasswordFile passwords) implements Server {
        @Override
        public Login login(String user, String database) {
            return new Login(EmbeddedServer.HOST, port, database, user, passwords.passwordOf(user));
        }
    }
}
