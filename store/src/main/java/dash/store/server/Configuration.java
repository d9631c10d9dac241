package dash.store.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The server's settings, written whole before each start, so that a new version of Dash brings its own. */
final class Configuration {

    private static final String ACCESS = "host all all 127.0.0.1/32 scram-sha-256\n";

    private Configuration() {}

    static void write(Path data, int major, int port, ServerSettings settings, RunAs runAs) throws IOException {
        Map<String, String> values = new LinkedHashMap<>();
        access(values, port, settings);
        size(values, major);
        durability(values, settings);
        talk(values);
        String text = values.entrySet().stream()
                .map(entry -> entry.getKey() + " = '" + entry.getValue() + "'\n")
                .collect(Collectors.joining());
        replace(data.resolve("postgresql.conf"), text, runAs);
        replace(data.resolve("pg_hba.conf"), ACCESS, runAs);
    }

    private static void access(Map<String, String> values, int port, ServerSettings settings) {
        values.put("listen_addresses", EmbeddedServer.HOST);
        values.put("port", String.valueOf(port));
        values.put("unix_socket_directories", "");
        values.put("max_connections", String.valueOf(settings.maxConnections()));
        values.put("password_encryption", "scram-sha-256");
        // Rounds slow down guessing; nobody guesses 256 random bits, and each connection would pay for them.
        values.put("scram_iterations", "1");
        // A client that is gone must not leave its statement running.
        values.put("client_connection_check_interval", "1s");
    }

    private static void size(Map<String, String> values, int major) {
        values.put("shared_buffers", "64MB");
        values.put("max_wal_size", "256MB");
        values.put("min_wal_size", "64MB");
        values.put("jit", "off");
        values.put("huge_pages", "off");
        if (major >= 18) {
            values.put("io_method", "sync");
        }
    }

    private static void durability(Map<String, String> values, ServerSettings settings) {
        String on = settings.durable() ? "on" : "off";
        values.put("fsync", on);
        values.put("synchronous_commit", on);
        values.put("full_page_writes", on);
        // After a crash everything is forced to disk once; file by file that takes seconds on a busy disk.
        values.put("recovery_init_sync_method", Platform.isLinux() ? "syncfs" : "fsync");
        // Nobody replicates an embedded server; this spares writing data twice when databases are made.
        values.put("wal_level", "minimal");
        values.put("max_wal_senders", "0");
    }

    private static void talk(Map<String, String> values) {
        values.put("timezone", "UTC");
        values.put("log_timezone", "UTC");
        values.put("lc_messages", "C");
        // Errors of statements are answered to whoever asked and could carry data: the log keeps the server's own only.
        values.put("log_min_messages", "log");
        values.put("log_min_error_statement", "panic");
        values.put("log_checkpoints", "off");
    }

    private static void replace(Path file, String content, RunAs runAs) throws IOException {
        if (Files.exists(file)
                && DurableFiles.read(file).filter(content::equals).isPresent()) {
            return;
        }
        DurableFiles.write(file, content, "rw-------");
        runAs.own(file);
    }
}
