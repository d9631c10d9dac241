package dash.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dash.server.system.OpenApi;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Holds what goes over the wire against the OpenAPI document. A path that the document does not have is passed over here:
 * that the document has them all is {@code OpenApiTest}'s business.
 */
final class Contract {

    private static final String DOCUMENT = "https://dash.invalid/openapi.json";
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Contract OURS = new Contract();

    private final JsonNode document = JSON.valueToTree(OpenApi.document("test"));
    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of(DOCUMENT, JSON.writeValueAsString(document))));
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();
    private final Map<String, Pattern> paths = new TreeMap<>();

    private Contract() {
        // Fixed words before parameters: "/learnings/prove" is not the learning of the number "prove".
        document.path("paths").propertyNames().forEach(path -> paths.put(path.replace("{", "~{"), pattern(path)));
    }

    static Contract ours() {
        return OURS;
    }

    JsonNode document() {
        return document;
    }

    private static Pattern pattern(String path) {
        return Pattern.compile(Pattern.compile("\\{[^}]+}")
                .splitAsStream(path + "\u0000")
                .map(Pattern::quote)
                .collect(Collectors.joining("[^/]+", "", ""))
                .replace("\u0000", ""));
    }

    /** The path of the document that this address belongs to. */
    Optional<String> template(String address) {
        String bare = address.split("\\?", 2)[0];
        return paths.entrySet().stream()
                .filter(entry -> entry.getValue().matcher(bare).matches())
                .map(entry -> entry.getKey().replace("~{", "{"))
                .findFirst();
    }

    /** @param type without what follows a semicolon */
    void holds(String method, String address, Optional<String> sent, int status, String type, String body) {
        Optional<String> template = template(address);
        if (template.isEmpty()) {
            return;
        }
        String pointer = "/paths/" + escaped(template.get()) + "/" + method.toLowerCase(Locale.ROOT);
        if (document.at(pointer).isMissingNode()) {
            assertThat(status)
                    .as("%s %s is not in the document", method, address)
                    .isIn(403, 404, 405, 429);
            return;
        }
        if (status < 400) {
            sent.filter(text -> !text.isEmpty())
                    .ifPresent(text -> valid(
                            pointer + "/requestBody/content/application~1json/schema",
                            text,
                            "the request to " + method + " " + address));
        }
        answer(pointer, method + " " + address, status, type, body);
    }

    private void answer(String operation, String what, int status, String type, String body) {
        String responses = operation + "/responses/";
        String declared = document.at(responses + status).isMissingNode() ? responses + "default" : responses + status;
        String pointer = resolved(declared);
        assertThat(document.at(pointer).isMissingNode())
                .as("%s answered %d, which the document does not know", what, status)
                .isFalse();
        JsonNode content = document.at(pointer).path("content");
        if (content.isMissingNode()) {
            assertThat(body).as("%s has no body", what).isEmpty();
            return;
        }
        if (body.isEmpty() && status == 304) {
            return;
        }
        assertThat(content.propertyNames()).as("%s, its type", what).contains(type);
        if (type.endsWith("json")) {
            valid(pointer + "/content/" + escaped(type) + "/schema", body, "the reply to " + what);
        }
    }

    private String resolved(String pointer) {
        JsonNode reference = document.at(pointer).path("$ref");
        return reference.isMissingNode() ? pointer : reference.asString().substring(1);
    }

    private void valid(String pointer, String json, String what) {
        assertThat(document.at(pointer).isMissingNode())
                .as("%s has a schema", what)
                .isFalse();
        Schema schema = schemas.computeIfAbsent(
                pointer, found -> registry.getSchema(SchemaLocation.of(DOCUMENT + "#" + found)));
        List<Error> errors = schema.validate(JSON.readTree(json));
        assertThat(errors)
                .as("%s is as the document says: %s", what, json.length() > 2000 ? json.substring(0, 2000) : json)
                .isEmpty();
    }

    private static String escaped(String part) {
        return part.replace("~", "~0").replace("/", "~1");
    }
}
