package dash.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dash.server.Served;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Bad input is told what is wrong with it, by every route, and the next request is answered as if nothing had been. */
class FuzzTest {

    private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");
    private static final int OF_EACH = Boolean.getBoolean("dash.long") ? 35 : 20;
    private static final int LONGEST = 600;

    @TempDir
    static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static Served served;

    private final Random random = new Random(20261116);
    private final Hostile hostile = new Hostile(random);

    @BeforeAll
    static void serve() {
        served = new Served(folder);
    }

    @AfterAll
    static void leave() {
        served.close();
    }

    /** One operation of the document. */
    private record Operation(String method, String path, List<JsonNode> parameters, Optional<JsonNode> body) {}

    private record Sent(String method, String path, Optional<String> body, List<String> headers) {}

    @Test
    void no_request_however_hostile_breaks_the_server() {
        JsonNode document = served.get("/openapi.json").json();
        Samples samples = new Samples(document, known());
        List<Operation> operations = operations(document, samples);
        assertThat(operations).hasSizeGreaterThan(40);
        List<String> complaints = new ArrayList<>();
        for (int round = 0; round < OF_EACH; round++) {
            operations.forEach(
                    operation -> complaint(spoiled(operation, samples)).ifPresent(complaints::add));
            assertThat(served.get("P/schema/orders").status()).isEqualTo(200);
            assertThat(served.get("P/knowledge").status()).isEqualTo(200);
        }
        assertThat(complaints).isEmpty();
        assertThat(served.post("P/sql", "{\"sql\": \"SELECT count(*) FROM orders\"}")
                        .json()
                        .path("rows")
                        .get(0)
                        .get(0)
                        .asInt())
                .isEqualTo(3);
    }

    /** Everything that is wrong is told at once, because one failure says little about what else there is. */
    private static Optional<String> complaint(Sent sent) {
        try {
            Served.Reply reply = served.hostile(
                    sent.method(), sent.path(), sent.body(), sent.headers().toArray(String[]::new));
            boolean told = reply.type().equals("application/problem+json")
                    && !reply.json().path("next_step").asString("").isEmpty();
            return reply.status() < 400 || (reply.status() < 500 && told)
                    ? Optional.empty()
                    : Optional.of(shown(sent) + " → " + reply.status() + " " + shown(reply.body()));
        } catch (AssertionError | UncheckedIOException wrong) {
            return Optional.of(shown(sent) + " → " + shown(String.valueOf(wrong.getMessage())));
        }
    }

    private static String shown(Object what) {
        String text = String.valueOf(what);
        return text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    }

    /** Names of what is there, so that not everything ends at the first door. */
    private static Map<String, String> known() {
        String answer = served.post("P/sql", "{\"sql\": \"SELECT count(*) FROM orders\"}")
                .json()
                .path("id")
                .asString();
        String conversation = served.post("P/conversations", "{\"title\": \"one\"}")
                .json()
                .path("id")
                .asString();
        String run = served.post("P/evals", "{}").json().path("run").asString();
        served.events("P/evals/" + run + "/events");
        served.post("P/learnings", "{\"words\": \"Amounts are in cents.\"}");
        return Map.ofEntries(
                Map.entry("project", "depot"),
                Map.entry("kind", "metric"),
                Map.entry("name", "Revenue"),
                Map.entry("number", "1"),
                Map.entry("answer", answer),
                Map.entry("conversation", conversation),
                Map.entry("reply_to", answer),
                Map.entry("run", run),
                Map.entry("table", "orders"),
                Map.entry("question", "done"),
                Map.entry("sql", "SELECT count(*) FROM orders"));
    }

    private static List<Operation> operations(JsonNode document, Samples samples) {
        List<Operation> operations = new ArrayList<>();
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().stream()
                        .filter(entry -> METHODS.contains(entry.getKey()))
                        .forEach(entry -> {
                            List<JsonNode> parameters = new ArrayList<>();
                            path.getValue().path("parameters").forEach(one -> parameters.add(samples.resolved(one)));
                            entry.getValue().path("parameters").forEach(one -> parameters.add(samples.resolved(one)));
                            JsonNode schema = entry.getValue().at("/requestBody/content/application~1json/schema");
                            operations.add(new Operation(
                                    entry.getKey().toUpperCase(Locale.ROOT),
                                    path.getKey(),
                                    parameters,
                                    schema.isMissingNode() ? Optional.empty() : Optional.of(schema)));
                        }));
        return operations;
    }

    /** A request as the document wants it but for one thing, or a few. */
    private Sent spoiled(Operation operation, Samples samples) {
        boolean body = operation.body().isPresent() && random.nextInt(3) > 0;
        String path = operation.path();
        List<String> query = new ArrayList<>();
        List<String> headers = new ArrayList<>();
        int target = body ? -1 : target(operation);
        for (int at = 0; at < operation.parameters().size(); at++) {
            JsonNode parameter = operation.parameters().get(at);
            String name = parameter.path("name").asString();
            String value = at == target
                    ? hostile.text()
                    : samples.of(name, parameter.path("schema")).asString();
            switch (parameter.path("in").asString()) {
                case "path" -> path = path.replace("{" + name + "}", encoded(value.isEmpty() ? "." : value));
                case "query" -> {
                    if (at == target || random.nextInt(4) == 0) {
                        query.add(name + "=" + encoded(value));
                    }
                }
                default -> {
                    if (at == target && value.chars().allMatch(letter -> letter >= ' ' && letter < 127)) {
                        headers.addAll(List.of(name, value));
                    }
                }
            }
        }
        if (random.nextInt(20) == 0) {
            query.add(encoded(hostile.text()) + "=1");
        }
        return new Sent(
                operation.method(),
                path + (query.isEmpty() ? "" : "?" + String.join("&", query)),
                operation.body().map(schema -> body ? spoiled(samples.of("", schema)) : "{}"),
                headers);
    }

    /** Which parameter is spoiled. The project comes first and is known by now: what lies behind it is more interesting. */
    private int target(Operation operation) {
        int count = operation.parameters().size();
        int first = random.nextInt(count + 1) - 1;
        return first == 0 && count > 1 && random.nextInt(5) > 0 ? 1 + random.nextInt(count - 1) : first;
    }

    private String spoiled(JsonNode whole) {
        if (!(whole instanceof ObjectNode object) || random.nextInt(6) == 0) {
            return hostile.body();
        }
        List<String> keys = new ArrayList<>(object.propertyNames());
        if (keys.isEmpty() || random.nextInt(10) == 0) {
            object.set("extra", hostile.value());
            return object.toString();
        }
        // Optional fields stand in each other's way; a few at a time reach further.
        keys.stream().filter(key -> random.nextInt(3) == 0).forEach(object::remove);
        String key = keys.get(random.nextInt(keys.size()));
        if (object.path(key) instanceof ObjectNode inner && random.nextBoolean()) {
            inner.propertyNames().stream()
                    .skip(random.nextInt(Math.max(1, inner.size())))
                    .findFirst()
                    .ifPresent(field -> inner.set(field, hostile.value()));
        } else {
            object.set(key, hostile.value());
        }
        return object.toString();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
