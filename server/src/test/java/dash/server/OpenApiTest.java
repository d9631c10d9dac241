package dash.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The OpenAPI document and the routes say the same. */
class OpenApiTest {

    private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");

    @TempDir
    static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static Served served;

    @BeforeAll
    static void serve() {
        served = new Served(folder);
    }

    @AfterAll
    static void leave() {
        served.close();
    }

    private static JsonNode document() {
        return served.get("/openapi.json").json();
    }

    @Test
    void every_route_is_in_the_document_and_nothing_else() {
        Set<String> described = new TreeSet<>();
        document()
                .path("paths")
                .properties()
                .forEach(path -> path.getValue().propertyNames().stream()
                        .filter(METHODS::contains)
                        .forEach(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        Set<String> served_ = served.server().routes().stream()
                .map(route -> route.method() + " " + route.path())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(described).isEqualTo(served_);
    }

    @Test
    void every_operation_has_a_name_of_its_own_and_says_what_it_does() {
        List<JsonNode> operations = document()
                .path("paths")
                .valueStream()
                .flatMap(path -> path.properties().stream()
                        .filter(entry -> METHODS.contains(entry.getKey()))
                        .map(entry -> entry.getValue()))
                .toList();
        assertThat(operations)
                .allSatisfy(operation ->
                        assertThat(operation.path("summary").asString("")).matches("[A-Z].*\\."))
                .extracting(operation -> operation.path("operationId").asString(""))
                .doesNotContain("")
                .doesNotHaveDuplicates();
    }

    @Test
    void every_reference_leads_somewhere_and_every_schema_is_used() {
        JsonNode document = document();
        Set<String> references = document.findValues("$ref").stream()
                .map(JsonNode::asString)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(references)
                .allSatisfy(reference -> assertThat(
                                document.at(reference.substring(1)).isMissingNode())
                        .as(reference)
                        .isFalse());
        Set<String> schemas = document.path("components").path("schemas").propertyNames().stream()
                .map(name -> "#/components/schemas/" + name)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(references).containsAll(schemas);
    }
}
