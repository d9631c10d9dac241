package dash.models.language;

import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Something a model may call.
 *
 * @param parameters a JSON schema of type {@code object}. Checked when a call comes in: {@code type}, {@code properties},
 *     {@code required}, {@code additionalProperties}, {@code enum} and {@code items}; other keywords only inform the model
 */
public record Tool(String name, String description, JsonNode parameters) {

    private static final Pattern NAME = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_]{0,62}");

    public Tool {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("a tool's name has letters, digits and _ only: " + name);
        }
        if (!"object".equals(parameters.path("type").asString(""))) {
            throw new IllegalArgumentException("the parameters of a tool are a schema of type object: " + name);
        }
        parameters = parameters.deepCopy();
    }

    public static Tool of(String name, String description, String schema) {
        return new Tool(name, description, JsonMapper.shared().readTree(schema));
    }
}
