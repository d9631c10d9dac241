package dash.store.server;

import java.nio.file.Files;
import java.nio.file.Path;

/** The unpacked programs of one PostgreSQL version. */
record Programs(String version, Path folder) {

    static int majorOf(String version) {
        int dot = version.indexOf('.');
        return Integer.parseInt(dot < 0 ? version : version.substring(0, dot));
    }

    int major() {
        return majorOf(version);
    }

    boolean areThere() {
        return Files.isExecutable(program("postgres"));
    }

    Path program(String name) {
        return folder.resolve("bin").resolve(name);
    }
}
