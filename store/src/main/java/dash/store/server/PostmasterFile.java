package dash.store.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a running server writes about itself into its data directory. Left behind when the server is killed. */
record PostmasterFile(long pid, Instant started, int port, String status) {

    /** Clocks are set while servers run; a reused process number is off by far more than this. */
    private static final Duration CLOCKS_DIFFER = Duration.ofSeconds(10);

    private static final String NUMBER_THAT_NO_PROCESS_HAS = "2147483646";

    static Path in(Path data) {
        return data.resolve("postmaster.pid");
    }

    /** A server that is coming up has not written its port and status yet; they are 0 and empty then. */
    static Optional<PostmasterFile> read(Path data) throws IOException {
        return DurableFiles.read(in(data)).flatMap(PostmasterFile::parse);
    }

    private static Optional<PostmasterFile> parse(String text) {
        List<String> lines = text.lines().map(String::strip).toList();
        if (lines.size() < 3) {
            return Optional.empty();
        }
        try {
            return Optional.of(new PostmasterFile(
                    Long.parseLong(lines.get(0)),
                    Instant.ofEpochSecond(Long.parseLong(lines.get(2))),
                    lines.size() < 4 ? 0 : Integer.parseInt(lines.get(3)),
                    lines.size() < 8 ? "" : lines.get(7)));
        } catch (NumberFormatException halfWritten) {
            return Optional.empty();
        }
    }

    /**
     * Makes PostgreSQL see what we know: that this server is dead. It takes any process with the noted number for a
     * running server, one that is dead and uncollected included. The rest of the file has to stay, for by it
     * PostgreSQL checks that no child of the dead server still works on the data.
     */
    static void declareDead(Path data) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(in(data)));
        lines.set(0, NUMBER_THAT_NO_PROCESS_HAS);
        Files.write(in(data), lines);
    }

    boolean ready() {
        return status.equals("ready");
    }

    /** True when the process that wrote this still runs, false when it is gone or its number went to another program. */
    boolean alive() {
        return process().isPresent();
    }

    Optional<ProcessHandle> process() {
        return Processes.running(pid).filter(this::isPostgres);
    }

    private boolean isPostgres(ProcessHandle process) {
        Optional<String> command = process.info().command();
        if (command.isPresent()) {
            return command.get().endsWith("/postgres");
        }
        // Some containers hide the program of another user's process even from root.
        return process.info()
                .startInstant()
                .map(start -> Duration.between(start, started).abs().compareTo(CLOCKS_DIFFER) < 0)
                .orElse(true);
    }
}
