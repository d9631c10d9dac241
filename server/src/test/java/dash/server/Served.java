package dash.server;

import dash.project.Desk;
import dash.project.Person;
import dash.project.Surroundings;
import dash.project.Workshop;
import dash.project.file.Environment;
import dash.question.Asker;
import dash.question.Door;
import dash.server.served.ServedProjects;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A real server on a real database with one project, {@code depot}, and somebody who calls it. {@code P} at the start of a path
 * stands for the project, as in {@code P/knowledge}. Every exchange is held against the OpenAPI document.
 */
public final class Served implements AutoCloseable {

    public static final String PROJECT = "/api/projects/" + Depot.NAME;

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int NO_LIMIT = 1_000_000;

    private final TestDatabase store = TestPostgres.shared().database("SELECT 1");
    private final TestDatabase source = TestPostgres.shared().database(Depot.TABLES);
    private final Depot depot;
    private final Workshop workshop;
    private final ServedProjects projects;
    private final Server server;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** With the settings of a real server, but on any free port and without a limit on requests. */
    public Served(Path folder) {
        this(folder, UnaryOperator.identity(), Map.of());
    }

    /** @param variables further ones of the environment, such as a key of a model */
    public Served(Path folder, UnaryOperator<ServerSettings> settings, Map<String, String> variables) {
        this(folder, settings, variables, "");
    }

    /** @param yaml further lines of the project's {@code dash.yaml} */
    public Served(Path folder, UnaryOperator<ServerSettings> settings, Map<String, String> variables, String yaml) {
        this.depot = new Depot(folder.resolve(Depot.NAME), source.reader().sourceUrl(), yaml);
        Map<String, String> environment = new HashMap<>(variables);
        environment.put("DASH_STORE_URL", store.owner().sourceUrl());
        environment.put("DASH_HOME", folder.resolve("home").toString());
        Surroundings around = new Surroundings(Environment.of(environment), folder, Door.WEB, step -> {}, notice -> {});
        this.workshop = new Workshop(around);
        this.projects = new ServedProjects(Map.of(
                Depot.NAME, notice -> workshop.desk(Optional.of(depot.home().toString()), notice)));
        projects.openAll(Server::settle);
        ServerSettings usual = ServerSettings.usual().withPort(0).withRequestsPerSecond(NO_LIMIT);
        this.server = Server.start(settings.apply(usual), projects, new Asker(Person.name()), "test", request -> {});
    }

    public Server server() {
        return server;
    }

    /** The project behind it, for what no route tells. */
    public Desk desk() {
        return projects.named(Depot.NAME).desk();
    }

    /** Writes one file of the project, such as {@code knowledge/metrics/a.json}. */
    public Served file(String path, String text) {
        depot.file(path, text);
        return this;
    }

    /** Reads one file of the project. */
    public String text(String path) {
        return depot.text(path);
    }

    /** Changes the source, as its owner. */
    public Served sql(String statement) {
        return sql(source, statement);
    }

    /** Changes Dash's own store. */
    public Served storeSql(String statement) {
        return sql(store, statement);
    }

    private Served sql(TestDatabase database, String statement) {
        try (Connection owner = database.owner().connect();
                Statement run = owner.createStatement()) {
            run.execute(statement);
            return this;
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /** What came back. */
    public record Reply(int status, HttpHeaders headers, String body) {

        /** A missing node when there is no JSON. */
        public JsonNode json() {
            return type().endsWith("json") && !body.isEmpty() ? JSON.readTree(body) : JSON.missingNode();
        }

        public String type() {
            return header("Content-Type").split(";", 2)[0];
        }

        /** Empty when it is not there. */
        public String header(String name) {
            return headers.firstValue(name).orElse("");
        }
    }

    /** One event of a stream. */
    public record Event(String id, String name, JsonNode data) {}

    /** {@code headers} are names and values in turn. */
    public Reply get(String path, String... headers) {
        return send("GET", path, Optional.empty(), headers);
    }

    public Reply post(String path, String body, String... headers) {
        return send("POST", path, Optional.of(body), headers);
    }

    public Reply put(String path, String body, String... headers) {
        return send("PUT", path, Optional.of(body), headers);
    }

    public Reply patch(String path, String body, String... headers) {
        return send("PATCH", path, Optional.of(body), headers);
    }

    public Reply delete(String path, String... headers) {
        return send("DELETE", path, Optional.empty(), headers);
    }

    /** A question with its events, read while they come. */
    public HttpResponse<InputStream> ask(String question) {
        return listen(
                "POST",
                "P/ask",
                Optional.of(JSON.writeValueAsString(Map.of("question", question))),
                "Accept",
                "text/event-stream");
    }

    /** Sends, waits, and holds the exchange against the document. */
    public Reply send(String method, String path, Optional<String> body, String... headers) {
        HttpResponse<String> response = exchange(request(method, path, body, headers), BodyHandlers.ofString());
        Reply reply = new Reply(response.statusCode(), response.headers(), response.body());
        Contract.ours().holds(method, whole(path), body, reply.status(), reply.type(), reply.body());
        return reply;
    }

    /** The same for what is not as the document wants it: only the reply is held against it. */
    public Reply hostile(String method, String path, Optional<String> body, String... headers) {
        HttpResponse<String> response = exchange(request(method, path, body, headers), BodyHandlers.ofString());
        Reply reply = new Reply(response.statusCode(), response.headers(), response.body());
        Contract.ours().holds(method, whole(path), Optional.empty(), reply.status(), reply.type(), reply.body());
        return reply;
    }

    /** A stream that is read while it comes; closing it goes away. */
    public HttpResponse<InputStream> listen(String method, String path, Optional<String> body, String... headers) {
        return exchange(request(method, path, body, headers), BodyHandlers.ofInputStream());
    }

    /** All events of a stream, once it has ended. */
    public List<Event> events(String path, String... headers) {
        return read(exchange(request("GET", path, Optional.empty(), headers), BodyHandlers.ofString())
                .body());
    }

    /** The events in a text. */
    public static List<Event> read(String text) {
        List<Event> events = new ArrayList<>();
        for (String block : text.split("\n\n", -1)) {
            Map<String, String> fields = new HashMap<>();
            block.lines().filter(line -> line.indexOf(':') > 0).forEach(line -> {
                String[] parts = line.split(": ?", 2);
                fields.merge(parts[0], parts[1], (one, two) -> one + "\n" + two);
            });
            if (fields.containsKey("data")) {
                events.add(new Event(
                        fields.getOrDefault("id", ""),
                        fields.getOrDefault("event", "message"),
                        JSON.readTree(fields.getOrDefault("data", ""))));
            }
        }
        return events;
    }

    private HttpRequest request(String method, String path, Optional<String> body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + whole(path)));
        if (headers.length > 0) {
            request.headers(headers);
        }
        body.filter(text -> !List.of(headers).contains("Content-Type"))
                .ifPresent(text -> request.header("Content-Type", "application/json"));
        return request.method(
                        method,
                        body.map(HttpRequest.BodyPublishers::ofString).orElse(HttpRequest.BodyPublishers.noBody()))
                .build();
    }

    private static String whole(String path) {
        return path.equals("P") || path.startsWith("P/") || path.startsWith("P?") ? PROJECT + path.substring(1) : path;
    }

    private <T> HttpResponse<T> exchange(HttpRequest request, BodyHandler<T> handler) {
        try {
            return client.send(request, handler);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    @Override
    public void close() {
        server.close();
        projects.close();
        workshop.close();
        // A stream that nobody reads to its end would keep a gentle close waiting.
        client.shutdownNow();
        store.close();
        source.close();
    }
}
