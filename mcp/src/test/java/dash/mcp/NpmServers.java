package dash.mcp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** The reference servers of the protocol, as npm has them; fetched once into the target folder. */
final class NpmServers {

    private static final Path FOLDER = Path.of("target", "npm").toAbsolutePath();
    private static final String SCOPE = "@modelcontextprotocol/";
    private static final List<String> PACKAGES =
            List.of(SCOPE + "server-filesystem@2026.8.31", SCOPE + "server-everything@2026.8.31");
    private static final long PATIENCE_SECONDS = 90;

    private NpmServers() {}

    /** The program of a server; where npm cannot fetch it, the test is skipped and says so. */
    static Path program(String server) {
        Path program = FOLDER.resolve("node_modules/" + SCOPE + server + "/dist/index.js");
        if (Files.notExists(program)) {
            fetch();
        }
        Assumptions.assumeTrue(
                Files.exists(program),
                "skipped: npm could not fetch " + SCOPE + server + ", so there is no real server");
        return program;
    }

    private static synchronized void fetch() {
        try {
            Files.createDirectories(FOLDER);
            List<String> command = new java.util.ArrayList<>(
                    List.of("npm", "install", "--no-audit", "--no-fund", "--prefix", FOLDER.toString()));
            command.addAll(PACKAGES);
            Process npm = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(FOLDER.resolve("npm.log").toFile())
                    .start();
            if (!npm.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                npm.descendants().forEach(ProcessHandle::destroyForcibly);
                npm.destroyForcibly();
            }
        } catch (IOException noNpm) {
            Assumptions.abort("skipped: there is no npm here, so there is no real server");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
