package dash.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/**
 * The server's own process, with data, socket and log in a temporary folder. A shell stands between: when this process is
 * gone, however it went, the shell reads the end of its input, ends the server and removes the folder.
 */
final class MariaDbProcess {

    static final String SUPERUSER = "test_super";

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final List<Path> PLACES = List.of(
            Path.of("/usr/sbin/mariadbd"), Path.of("/usr/libexec/mariadbd"), Path.of("/usr/local/sbin/mariadbd"));
    private static final String KEEPER = """
            folder=$1; shift
            "$@" >"$folder/log" 2>&1 &
            server=$!
            cat >/dev/null
            kill -9 "$server" 2>/dev/null
            wait "$server" 2>/dev/null
            rm -rf "$folder"
            """;

    private final int port;
    private final String password;

    private MariaDbProcess(int port, String password) {
        this.port = port;
        this.password = password;
    }

    static Optional<Path> program() {
        return PLACES.stream().filter(Files::isExecutable).findFirst();
    }

    int port() {
        return port;
    }

    String password() {
        return password;
    }

    static MariaDbProcess start(Path program) throws IOException {
        Path folder = Files.createTempDirectory("dash-mariadb-");
        MariaDbProcess process =
                new MariaDbProcess(freePort(), UUID.randomUUID().toString());
        install(folder);
        Path first = folder.resolve("first.sql");
        Files.writeString(
                first,
                // Fresh data has a root without a password; nothing here needs it.
                "DELETE FROM mysql.global_priv WHERE User IN ('', 'root');\nFLUSH PRIVILEGES;\nCREATE USER '"
                        + SUPERUSER + "'@'127.0.0.1' IDENTIFIED BY '" + process.password + "';\n"
                        + "GRANT ALL ON *.* TO '" + SUPERUSER + "'@'127.0.0.1' WITH GRANT OPTION;\n");
        List<String> command = new ArrayList<>(List.of("sh", "-c", KEEPER, "keeper", folder.toString()));
        command.addAll(options(program, folder, process.port));
        Process keeper = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.await(keeper, folder);
        return process;
    }

    private static List<String> options(Path program, Path folder, int port) {
        List<String> options = new ArrayList<>(List.of(
                program.toString(),
                "--no-defaults",
                "--datadir=" + folder.resolve("data"),
                "--socket=" + folder.resolve("socket"),
                "--pid-file=" + folder.resolve("pid"),
                "--init-file=" + folder.resolve("first.sql"),
                "--bind-address=127.0.0.1",
                "--port=" + port,
                "--skip-name-resolve",
                "--skip-log-bin",
                "--innodb-flush-log-at-trx-commit=0",
                "--innodb-doublewrite=OFF",
                "--innodb-buffer-pool-size=64M",
                "--innodb-flush-method=nosync",
                "--aria-pagecache-buffer-size=8M",
                "--key-buffer-size=8M",
                "--performance-schema=OFF",
                "--character-set-server=utf8mb4"));
        if (isRoot()) {
            options.add("--user=root");
        }
        return options;
    }

    private static boolean isRoot() {
        return System.getProperty("user.name", "").equals("root");
    }

    private static void install(Path folder) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "mariadb-install-db",
                "--no-defaults",
                "--datadir=" + folder.resolve("data"),
                "--auth-root-authentication-method=normal",
                "--skip-test-db",
                "--skip-name-resolve"));
        if (isRoot()) {
            command.add("--user=root");
        }
        Path log = folder.resolve("install.log");
        Process install = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            if (!install.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS) || install.exitValue() != 0) {
                install.destroyForcibly();
                throw new IOException("mariadb-install-db failed: " + tail(log));
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
    }

    private void await(Process keeper, Path folder) throws IOException {
        Instant end = Instant.now().plus(PATIENCE);
        MariaDbLogin login = new MariaDbLogin("127.0.0.1", port, SUPERUSER, password, "");
        while (true) {
            try (Connection _ = login.connect()) {
                return;
            } catch (SQLException notYet) {
                if (Instant.now().isAfter(end)) {
                    String log = tail(folder.resolve("log"));
                    keeper.getOutputStream().close();
                    throw new IOException("MariaDB did not come up: " + log, notYet);
                }
                pause();
            }
        }
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(50);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
    }

    private static String tail(Path log) {
        try {
            String text = Files.readString(log, StandardCharsets.UTF_8);
            return text.substring(Math.max(0, text.length() - 2000));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
