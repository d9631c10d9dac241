package dash.models.language;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The shape of a reply that is data. The reply's text is then one JSON object that fits the schema, or the outcome is
 * {@link Failure.Malformed}.
 *
 * @param name letters, digits and {@code _}
 * @param schema as in {@link Tool#parameters()}
 */
public record Form(String name, JsonNode schema) {

    public Form {
        schema = schema.deepCopy();
    }

    public static Form of(String name, String schema) {
        return new Form(name, JsonMapper.shared().readTree(schema));
    }
}
