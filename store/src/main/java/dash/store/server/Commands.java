package dash.store.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs the server's programs, in English, away from the caller's folder and free of its PostgreSQL variables. */
final class Commands {

    private Commands() {}

    record Outcome(int status, String output) {
        boolean fine() {
            return status == 0;
        }
    }

    static Process start(List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(Path.of("/").toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
        Map<String, String> environment = builder.environment();
        environment.keySet().removeIf(name -> name.startsWith("PG") || name.startsWith("LC_"));
        environment.put("LC_ALL", "C");
        return builder.start();
    }

    static Outcome run(List<String> command) throws IOException, InterruptedException {
        Process process = start(command);
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Outcome(process.waitFor(), output.strip());
    }

    /** False when the program is missing, too: for probing what a machine can do. */
    static boolean succeeds(List<String> command) throws InterruptedException {
        try {
            return run(command).fine();
        } catch (IOException absent) {
            return false;
        }
    }
}
