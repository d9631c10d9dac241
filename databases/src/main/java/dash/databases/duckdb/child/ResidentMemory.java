package dash.databases.duckdb.child;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** How much memory a process holds, as the operating system says. */
final class ResidentMemory {

    private static final Logger LOG = LoggerFactory.getLogger(ResidentMemory.class);

    private ResidentMemory() {}

    /** In megabytes; empty when nobody can tell. */
    static OptionalLong of(long pid) {
        Path status = Path.of("/proc", Long.toString(pid), "status");
        try {
            return Files.exists(Path.of("/proc/self/status")) ? fromStatus(Files.readString(status)) : fromPs(pid);
        } catch (IOException gone) {
            return OptionalLong.empty();
        }
    }

    /** Swapped-out memory counts too: a child must not press others out. */
    private static OptionalLong fromStatus(String status) {
        long kilobytes = status.lines()
                .filter(line -> line.startsWith("VmRSS:") || line.startsWith("VmSwap:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .sum();
        return OptionalLong.of(kilobytes >> 10);
    }

    private static OptionalLong fromPs(long pid) throws IOException {
        Process process = new ProcessBuilder("ps", "-o", "rss=", "-p", Long.toString(pid))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
            boolean ended = process.waitFor(1, TimeUnit.SECONDS);
            return ended && said.matches("\\d+") ? OptionalLong.of(Long.parseLong(said) >> 10) : OptionalLong.empty();
        } catch (InterruptedException interrupted) {
            LOG.debug("interrupted while looking at a child");
            Thread.currentThread().interrupt();
            return OptionalLong.empty();
        } finally {
            process.destroyForcibly();
        }
    }
}
