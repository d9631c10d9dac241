package dash.server.served;

import static org.assertj.core.api.Assertions.assertThat;

import dash.project.Person;
import dash.project.Surroundings;
import dash.project.Workshop;
import dash.project.file.Environment;
import dash.question.Asker;
import dash.question.Door;
import dash.server.Server;
import dash.server.ServerSettings;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A source that is away when the server starts, comes, and goes again. */
@Timeout(120)
class AwaySourceTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void a_source_that_was_away_is_served_once_it_is_there_and_health_tells_when_it_goes_again() throws Exception {
        Path data = folder.resolve("data");
        Files.createDirectories(folder.resolve("shop"));
        Files.writeString(folder.resolve("shop/dash.yaml"), "project: shop\nsource:\n  url: duckdb:" + data + "\n");
        try (TestDatabase store = TestPostgres.shared().database("SELECT 1");
                Workshop workshop = new Workshop(around(store));
                ServedProjects projects = new ServedProjects(Map.of(
                        "shop",
                        notice ->
                                workshop.desk(Optional.of(folder.resolve("shop").toString()), notice)));
                Server server = Server.start(
                        ServerSettings.usual().withPort(0), projects, new Asker(Person.name()), "test", line -> {})) {
            projects.openAll(Server::settle);
            assertThat(get(server, "/health", 503).path("reasons").toString()).contains("shop: SOURCE_");
            assertThat(get(server, "/api/projects/shop", 503).path("code").asString())
                    .isEqualTo("PROJECT_NOT_OPENED");
            lay(data);
            await(server, body -> body.path("ready").asBoolean());
            assertThat(get(server, "/api/projects/shop", 200).path("troubles")).isEmpty();
            Files.move(data, folder.resolve("elsewhere"));
            JsonNode health = await(server, body -> !body.path("ready").asBoolean());
            assertThat(health.path("reasons").toString()).contains("shop: SOURCE_");
            assertThat(get(server, "/api/projects/shop", 200).path("troubles")).isNotEmpty();
            Files.move(folder.resolve("elsewhere"), data);
            await(server, body -> body.path("ready").asBoolean());
        }
    }

    private Surroundings around(TestDatabase store) {
        Map<String, String> environment = Map.of(
                "DASH_STORE_URL",
                store.owner().sourceUrl(),
                "DASH_HOME",
                folder.resolve("home").toString());
        return new Surroundings(Environment.of(environment), folder, Door.WEB, step -> {}, notice -> {});
    }

    private static void lay(Path data) throws IOException {
        Path fresh = Files.createDirectories(data.resolveSibling("fresh"));
        Files.writeString(fresh.resolve("orders.csv"), "id,amount\n1,2\n2,3\n");
        Files.move(fresh, data);
    }

    private static JsonNode await(Server server, Predicate<JsonNode> wanted) throws Exception {
        JsonNode health = read(server, "/health").path("body");
        while (!wanted.test(health)) {
            Thread.sleep(100);
            health = read(server, "/health").path("body");
        }
        return health;
    }

    private static JsonNode get(Server server, String path, int status) throws Exception {
        JsonNode read = read(server, path);
        assertThat(read.path("status").asInt()).as(read.toString()).isEqualTo(status);
        return read.path("body");
    }

    private static JsonNode read(Server server, String path) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(server.address() + path)).build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
            return JsonMapper.shared()
                    .createObjectNode()
                    .put("status", response.statusCode())
                    .set("body", JsonMapper.shared().readTree(response.body()));
        }
    }
}
