package dash.server.fuzz;

import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes what a schema of the document asks for, so that there is something to spoil. */
final class Samples {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final JsonNode document;
    private final Map<String, String> known;

    /** @param known values that name something which is there, by the names of fields and parameters */
    Samples(JsonNode document, Map<String, String> known) {
        this.document = document;
        this.known = known;
    }

    JsonNode of(String name, JsonNode written) {
        JsonNode schema = resolved(written);
        if (schema.has("enum")) {
            return schema.path("enum").get(0);
        }
        String type = schema.path("type").isArray()
                ? schema.path("type").get(0).asString()
                : schema.path("type").asString("object");
        return switch (type) {
            case "string" -> NODES.stringNode(known.getOrDefault(name, "text"));
            case "integer", "number" -> NODES.numberNode(schema.path("minimum").asInt(0));
            case "boolean" -> NODES.booleanNode(false);
            case "array" -> list(name, schema);
            default -> object(schema);
        };
    }

    private ArrayNode list(String name, JsonNode schema) {
        return NODES.arrayNode().add(of(name, schema.path("items")));
    }

    /** With every field that there may be. */
    private ObjectNode object(JsonNode schema) {
        ObjectNode made = NODES.objectNode();
        schema.path("properties")
                .properties()
                .forEach(field -> made.set(field.getKey(), of(field.getKey(), field.getValue())));
        return made;
    }

    JsonNode resolved(JsonNode schema) {
        return schema.has("$ref")
                ? resolved(document.at(schema.path("$ref").asString().substring(1)))
                : schema;
    }
}
