package dash.mcp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tools.jackson.databind.JsonNode;

/** A server over streamable HTTP: every message is a POST, answered with JSON or with a stream of events. */
final class HttpWire implements Wire {

    private static final int OK = 200;
    private static final int ACCEPTED = 202;
    private static final Duration GOODBYE = Duration.ofMillis(500);

    private final ServerSettings.Address settings;
    private final Deadline deadline;
    private final int mostBytes;
    private final HttpClient client;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private Optional<String> session = Optional.empty();
    private long last;
    private int bytes;

    HttpWire(ServerSettings.Address settings, Deadline deadline, int mostBytes) {
        this.settings = settings;
        this.deadline = deadline;
        this.mostBytes = mostBytes;
        // A redirect could lead the headers, and the words, to somebody else.
        this.client = HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(Duration.ofNanos(Math.max(1, deadline.left())))
                .build();
    }

    @Override
    public JsonNode request(String method, JsonNode params) throws Trouble {
        long id = ++last;
        return timed(() -> exchange(Messages.request(id, method, params), id))
                .orElseThrow(() -> new Trouble("ended without an answer"));
    }

    @Override
    public void say(String method, JsonNode params) throws Trouble {
        timed(() -> exchange(Messages.notificationText(method, params), -1));
    }

    private interface Work {
        Optional<JsonNode> get() throws Trouble, IOException, InterruptedException;
    }

    private Optional<JsonNode> timed(Work work) throws Trouble {
        Future<Optional<JsonNode>> running = threads.submit(work::get);
        try {
            return running.get(deadline.left(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException late) {
            running.cancel(true);
            throw deadline.missed();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof Trouble known ? known : new Trouble("cannot be reached at " + settings);
        } catch (InterruptedException stopped) {
            running.cancel(true);
            Thread.currentThread().interrupt();
            throw new Trouble("was interrupted");
        }
    }

    private Optional<JsonNode> exchange(String body, long id) throws Trouble, IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(settings.url())
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        settings.headers().forEach(request::header);
        session.ifPresent(
                known -> request.header("Mcp-Session-Id", known).header("MCP-Protocol-Version", Session.VERSION));
        HttpResponse<InputStream> response = client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream in = response.body()) {
            if (response.statusCode() == ACCEPTED || (id < 0 && response.statusCode() < 300)) {
                return Optional.empty();
            }
            if (response.statusCode() != OK) {
                throw new Trouble("answered with HTTP status " + response.statusCode());
            }
            session = response.headers().firstValue("mcp-session-id").or(() -> session);
            boolean stream =
                    response.headers().firstValue("content-type").orElse("").startsWith("text/event-stream");
            return stream ? events(in, id) : Messages.answer(Messages.read(whole(in)), id);
        }
    }

    private String whole(InputStream in) throws Trouble, IOException {
        byte[] read = in.readNBytes(mostBytes - bytes + 1);
        bytes += read.length;
        refuseFlood();
        return new String(read, StandardCharsets.UTF_8);
    }

    private void refuseFlood() throws Trouble {
        if (bytes > mostBytes) {
            throw new Trouble("said more than " + mostBytes / 1000 + " kB and was stopped");
        }
    }

    /** Reads events up to the one that answers. */
    private Optional<JsonNode> events(InputStream in, long id) throws Trouble, IOException {
        StringBuilder data = new StringBuilder();
        for (Optional<String> line = line(in); line.isPresent(); line = line(in)) {
            if (line.get().startsWith("data:")) {
                data.append(line.get().substring(5).strip()).append('\n');
            } else if (line.get().isEmpty() && !data.toString().isBlank()) {
                Optional<JsonNode> answer = Messages.answer(Messages.read(data.toString()), id);
                if (answer.isPresent()) {
                    return answer;
                }
                data.setLength(0);
            }
        }
        return data.toString().isBlank() ? Optional.empty() : Messages.answer(Messages.read(data.toString()), id);
    }

    private Optional<String> line(InputStream in) throws Trouble, IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int one = in.read();
        if (one < 0) {
            return Optional.empty();
        }
        for (; one >= 0 && one != '\n'; one = in.read()) {
            bytes++;
            refuseFlood();
            if (one != '\r') {
                line.write(one);
            }
        }
        bytes++;
        return Optional.of(line.toString(StandardCharsets.UTF_8));
    }

    /** Says goodbye where there is a session; a server that does not listen is left. */
    @Override
    public void close() {
        session.ifPresent(this::goodbye);
        client.shutdownNow();
        threads.shutdownNow();
    }

    private void goodbye(String known) {
        HttpRequest.Builder request = HttpRequest.newBuilder(settings.url())
                .header("Mcp-Session-Id", known)
                .timeout(GOODBYE)
                .DELETE();
        settings.headers().forEach(request::header);
        try {
            client.send(request.build(), HttpResponse.BodyHandlers.discarding());
        } catch (IOException gone) {
            // It ends the session by itself some day.
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
