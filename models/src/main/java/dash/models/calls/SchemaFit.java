package dash.models.calls;

import dash.fault.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Holds a value against the part of JSON Schema that tools use. Unknown keywords pass. */
public final class SchemaFit {

    private SchemaFit() {}

    /** Empty when it fits, else the first thing that does not, as a sentence for the model. */
    public static Optional<String> misfit(JsonNode schema, JsonNode value) {
        return misfit(schema, value, "the arguments");
    }

    private static Optional<String> misfit(JsonNode schema, JsonNode value, String where) {
        Optional<String> wrongType = type(schema, value, where);
        if (wrongType.isPresent()) {
            return wrongType;
        }
        JsonNode choices = schema.path("enum");
        if (choices.isArray() && choices.valueStream().noneMatch(value::equals)) {
            return Optional.of(where + " must be one of " + choices);
        }
        if (value.isObject()) {
            return object(schema, value, where);
        }
        return value.isArray() ? array(schema, value, where) : Optional.empty();
    }

    private static Optional<String> object(JsonNode schema, JsonNode value, String where) {
        for (JsonNode required : schema.path("required")) {
            if (!value.has(required.asString(""))) {
                return Optional.of(where + " lack " + required.asString(""));
            }
        }
        JsonNode properties = schema.path("properties");
        List<String> known = new ArrayList<>(properties.propertyNames());
        for (var entry : value.properties()) {
            String name = entry.getKey();
            if (!properties.has(name)) {
                if (schema.path("additionalProperties").asBoolean(true)) {
                    continue;
                }
                String nearest = Nearest.among(name, known)
                        .map(near -> "; did you mean " + near + "?")
                        .orElse("; known are " + String.join(", ", known));
                return Optional.of(where + " have an unknown key " + name + nearest);
            }
            Optional<String> misfit = misfit(properties.path(name), entry.getValue(), name);
            if (misfit.isPresent()) {
                return misfit;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> array(JsonNode schema, JsonNode value, String where) {
        JsonNode items = schema.path("items");
        if (items.isObject()) {
            for (JsonNode item : value) {
                Optional<String> misfit = misfit(items, item, "an item of " + where);
                if (misfit.isPresent()) {
                    return misfit;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> type(JsonNode schema, JsonNode value, String where) {
        JsonNode type = schema.path("type");
        List<String> allowed = new ArrayList<>();
        if (type.isString()) {
            allowed.add(type.asString());
        }
        type.forEach(each -> allowed.add(each.asString("")));
        boolean fits = allowed.isEmpty() || allowed.stream().anyMatch(name -> isOf(name, value));
        return fits ? Optional.empty() : Optional.of(where + " must be of type " + String.join(" or ", allowed));
    }

    private static boolean isOf(String type, JsonNode value) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" ->
                value.isIntegralNumber()
                        || (value.isNumber()
                                && value.decimalValue().stripTrailingZeros().scale() <= 0);
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> true;
        };
    }
}
