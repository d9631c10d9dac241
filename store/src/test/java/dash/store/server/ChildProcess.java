package dash.store.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Another Java process that runs a main class of these tests. Killed the hard way when it is closed. */
public final class ChildProcess implements AutoCloseable {

    private final Process process;
    private final BufferedReader output;

    private ChildProcess(Process process) {
        this.process = process;
        this.output = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    public static ChildProcess run(Class<?> main, Path home) throws IOException {
        return run(List.of(), System.getProperty("java.class.path"), main, home);
    }

    static ChildProcess run(List<String> prefix, String classPath, Class<?> main, Path home) throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.util.logging.config.file=" + System.getProperty("java.util.logging.config.file", ""),
                "-cp",
                classPath,
                main.getName(),
                home.toString()));
        return new ChildProcess(new ProcessBuilder(command)
                .directory(Path.of("/").toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /** Waits for the next line; empty text when the process has ended without one. */
    public String line() throws IOException {
        String line = output.readLine();
        return line == null ? "" : line;
    }

    public BufferedReader output() {
        return output;
    }

    public long pid() {
        return process.pid();
    }

    public void end() throws IOException {
        process.getOutputStream().close();
    }

    public void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor(10, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
