package dash.mcp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * What each tool of a server looked like when it was first used. A server that changes a tool behind its name has to be
 * looked at by a person again. Safe for many threads of one process.
 */
final class Approvals {

    private static final Logger LOG = LoggerFactory.getLogger(Approvals.class);

    private final Path file;

    Approvals(Path file) {
        this.file = file;
    }

    /** Whether it is as it was; a tool that was never used is approved by being used. */
    synchronized boolean allow(Tool tool) {
        Map<String, String> known = read();
        String before = known.putIfAbsent(tool.name(), tool.digest());
        if (before == null) {
            write(known);
        }
        return before == null || before.equals(tool.digest());
    }

    /** The same without approving anything. */
    synchronized boolean isAsBefore(Tool tool) {
        return read().getOrDefault(tool.name(), tool.digest()).equals(tool.digest());
    }

    synchronized void forget() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException unwritable) {
            LOG.warn("the approvals in {} could not be taken back: {}", file, unwritable.toString());
        }
    }

    private Map<String, String> read() {
        Map<String, String> known = new TreeMap<>();
        try {
            JsonNode written = Files.exists(file) ? Messages.JSON.readTree(Files.readString(file)) : Messages.object();
            written.properties()
                    .forEach(entry -> known.put(entry.getKey(), entry.getValue().asString("")));
        } catch (IOException | JacksonException unreadable) {
            LOG.warn("the approvals in {} cannot be read; tools are approved anew: {}", file, unreadable.toString());
        }
        return known;
    }

    private void write(Map<String, String> known) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path fresh = Files.createTempFile(file.toAbsolutePath().getParent(), "approvals", ".new");
            Files.writeString(fresh, Messages.JSON.writeValueAsString(known));
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritable) {
            LOG.warn("the approvals in {} could not be written: {}", file, unwritable.toString());
        }
    }
}
