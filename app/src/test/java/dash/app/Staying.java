package dash.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A command that serves, as a process of its own on any free port. Closing it ends it as Ctrl-C does. */
final class Staying implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("http://(localhost:\\d+)");

    private final Process process;
    private final String host;

    private Staying(Process process, String host) {
        this.process = process;
        this.host = host;
    }

    /** Returns once the address is printed. */
    static Staying start(String command, Path root, Path folder) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "served", ".txt");
        String anyPort = command.replaceAll(" --port \\d+", "") + " --port 0";
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", "exec " + anyPort);
        builder.environment().put("DASH_HOME", folder.resolve("home").toString());
        builder.environment().remove("DASH_STORE_URL");
        builder.environment().remove("DASH_PROJECT");
        Process process = builder.directory(root.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(90);
        Matcher address = ADDRESS.matcher("");
        while (!address.find() && process.isAlive() && System.nanoTime() < until) {
            Thread.sleep(50);
            address = ADDRESS.matcher(Files.readString(out));
        }
        Matcher told = ADDRESS.matcher(Files.readString(out));
        assertThat(told.find()).as(command + ": " + Files.readString(out)).isTrue();
        return new Staying(process, told.group(1));
    }

    String host() {
        return host;
    }

    String address() {
        return "http://" + host;
    }

    /** Returns once its projects can be asked. */
    void awaitReady() throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest health =
                    HttpRequest.newBuilder(URI.create(address() + "/health")).build();
            while (client.send(health, HttpResponse.BodyHandlers.discarding()).statusCode() != 200) {
                assertThat(process.isAlive()).isTrue();
                Thread.sleep(100);
            }
        }
    }

    @Override
    public void close() {
        process.destroy();
        try {
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(stopped));
        }
    }
}
