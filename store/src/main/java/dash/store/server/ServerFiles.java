package dash.store.server;

import java.io.IOException;
import java.nio.file.Path;

/** Where everything of an embedded server lies under the home folder. The map is in the package's story. */
record ServerFiles(Path home) {

    ServerFiles {
        home = home.toAbsolutePath().normalize();
    }

    /** Makes what is missing; fails when the home cannot be made or written. */
    static ServerFiles prepare(Path home) throws IOException {
        ServerFiles files = new ServerFiles(home);
        DurableFiles.createPrivateFolder(files.home());
        // Under root the server is another user, who has to pass through to the data; what is inside is closed itself.
        DurableFiles.createFolder(files.store(), "rwx--x--x");
        DurableFiles.createFolder(files.allPrograms(), "rwxr-xr-x");
        DurableFiles.createPrivateFolder(files.users());
        DurableFiles.createPrivateFolder(files.logFolder());
        return files;
    }

    Path programs(String version) {
        return allPrograms().resolve(version);
    }

    Path allPrograms() {
        return home.resolve("postgres");
    }

    Path store() {
        return home.resolve("store");
    }

    Path data() {
        return store().resolve("data");
    }

    Path lock() {
        return store().resolve("lock");
    }

    Path password() {
        return store().resolve("password");
    }

    Path port() {
        return store().resolve("port");
    }

    Path users() {
        return store().resolve("users");
    }

    Path logFolder() {
        return store().resolve("log");
    }

    Path log() {
        return logFolder().resolve("server.log");
    }
}
