package dash.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dash.testkit.RepositoryRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The jar as a process of its own, with a home of its own. It can be killed and started again at the same address. */
final class DashProcess implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("Dash is at (http://\\S+:(\\d+))");
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Path home;
    private final List<String> arguments;
    private Process process;
    private String address = "";
    private int port;

    private DashProcess(Path home, List<String> arguments) {
        this.home = home;
        this.arguments = List.copyOf(arguments);
        this.process = launch();
    }

    /** Serves these projects on a port that is free, and comes back when the first page can be visited. */
    static DashProcess serving(Path home, List<String> projects) {
        List<String> arguments = new ArrayList<>(List.of("serve"));
        projects.forEach(project -> arguments.addAll(List.of("--project", project)));
        return new DashProcess(home, arguments);
    }

    String address() {
        return address;
    }

    /** What a program would send: no page, no token. */
    String post(String path, String json) {
        HttpResponse<String> response = told(HttpRequest.newBuilder(URI.create(address + path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build());
        assertThat(response.statusCode()).as(response.body()).isBetween(200, 299);
        return response.body();
    }

    String get(String path) {
        return told(HttpRequest.newBuilder(URI.create(address + path)).build()).body();
    }

    private static HttpResponse<String> told(HttpRequest request) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** As a power cut would: no hook runs, nothing is said to anybody. */
    void kill() {
        process.destroyForcibly();
        await(process, "the end of a killed server");
    }

    void startAgain() {
        process = launch();
    }

    private Process launch() {
        Path log = home.resolve("serve.log");
        List<String> all = new ArrayList<>(arguments);
        all.addAll(List.of("--port", String.valueOf(port)));
        Process started = java(log, all);
        Matcher told = words(started, log);
        address = told.group(1);
        port = Integer.parseInt(told.group(2));
        awaitReady();
        return started;
    }

    private static Matcher words(Process started, Path log) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end && started.isAlive()) {
            Matcher matcher = ADDRESS.matcher(read(log));
            if (matcher.find()) {
                return matcher;
            }
            pause();
        }
        throw new AssertionError("dash serve does not say where it is:\n" + read(log));
    }

    /** Every project is open, so that no page has to wait for one. */
    private void awaitReady() {
        long end = System.nanoTime() + PATIENCE.toNanos();
        HttpRequest health =
                HttpRequest.newBuilder(URI.create(address + "/health")).build();
        while (told(health).statusCode() != 200) {
            assertThat(System.nanoTime()).as("the server gets ready").isLessThan(end);
            pause();
        }
    }

    private Process java(Path log, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xss2m"));
        command.addAll(List.of(
                "-jar", RepositoryRoot.path().resolve("app/target/dash.jar").toString()));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
        builder.environment().put("DASH_HOME", home.toString());
        builder.environment().keySet().removeAll(List.of("DASH_STORE_URL", "DASH_PROJECT", "DASH_LOG"));
        try {
            return builder.redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String read(Path log) {
        try {
            return Files.exists(log) ? Files.readString(log) : "";
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void await(Process process, String what) {
        try {
            assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                    .as(what)
                    .isTrue();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Also the store that runs in the background. */
    @Override
    public void close() {
        process.destroy();
        await(process, "the end of a server");
        await(java(home.resolve("stop.log"), List.of("stop")), "the end of the store");
    }
}
