package dash.store.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Data directories: made in a side folder and shown by a rename, so that one that exists is complete. */
final class Cluster {

    private static final String UNFINISHED = ".unfinished-";

    private Cluster() {}

    /** Callers hold the lock. */
    static void create(Programs programs, Path data, String password, Path scratch, RunAs runAs)
            throws IOException, InterruptedException {
        removeUnfinished(data);
        // A name of its own: the initdb of somebody who was killed goes on writing for a while.
        Path unfinished = data.resolveSibling(data.getFileName() + UNFINISHED + UUID.randomUUID());
        DurableFiles.createPrivateFolder(unfinished);
        runAs.own(unfinished);
        Path passwordForInitdb = scratch.resolve("initial-password");
        DurableFiles.write(passwordForInitdb, password + "\n", "rw-------");
        runAs.own(passwordForInitdb);
        try {
            Commands.Outcome outcome = Commands.run(runAs.command(initdb(programs, unfinished, passwordForInitdb)));
            if (!outcome.fine()) {
                throw failed(unfinished, outcome);
            }
        } finally {
            Files.deleteIfExists(passwordForInitdb);
        }
        DurableFiles.rename(unfinished, data);
    }

    private static void removeUnfinished(Path data) throws IOException {
        try (var siblings = Files.newDirectoryStream(data.resolveSibling(""), data.getFileName() + UNFINISHED + "*")) {
            for (Path left : siblings) {
                DurableFiles.deleteTreeIfPossible(left);
            }
        }
    }

    private static List<String> initdb(Programs programs, Path data, Path password) {
        return List.of(
                programs.program("initdb").toString(),
                "--sync-method=" + (Platform.isLinux() ? "syncfs" : "fsync"),
                "--pgdata=" + data,
                "--username=" + EmbeddedServer.ADMINISTRATOR,
                "--pwfile=" + password,
                "--auth=scram-sha-256",
                "--set=scram_iterations=1",
                "--encoding=UTF8",
                // The same order of texts on every machine, whatever its own language is.
                "--locale=C",
                "--locale-provider=builtin",
                "--builtin-locale=C.UTF-8",
                "--no-instructions");
    }

    private static RuntimeException failed(Path data, Commands.Outcome outcome) throws IOException {
        DurableFiles.deleteTree(data);
        if (ServerFaults.isAboutSpace(outcome.output())) {
            return ServerFaults.diskFull(data, new IOException(outcome.output()));
        }
        List<String> lines = outcome.output().lines().toList();
        String last = String.join(" / ", lines.subList(Math.max(0, lines.size() - 3), lines.size()));
        return ServerFaults.notStarted(data, last);
    }

    /** The major version that wrote a data directory; empty when there is none. */
    static Optional<String> version(Path data) throws IOException {
        if (!Files.exists(data)) {
            return Optional.empty();
        }
        Optional<String> version = DurableFiles.read(data.resolve("PG_VERSION")).map(String::strip);
        if (version.isEmpty() || !version.get().matches("\\d+(\\.\\d+)?")) {
            throw ServerFaults.damaged(data, "PG_VERSION is " + version.orElse("missing"));
        }
        return version;
    }
}
