package dash.databases.duckdb.errors;

import java.nio.charset.StandardCharsets;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The engine's own account of a failure.
 *
 * @param type such as {@code Binder} or {@code Conversion}
 * @param subtype such as {@code COLUMN_NOT_FOUND}, or empty
 * @param entry what was looked for in the catalog, such as {@code Table}, or empty
 * @param position in bytes of UTF-8; -1 when it does not say
 */
record EngineError(String type, String subtype, String entry, String message, int position) {

    static EngineError read(String said) {
        try {
            JsonNode json = JsonMapper.shared().readTree(said);
            if (json.has("exception_type")) {
                return new EngineError(
                        json.path("exception_type").asString(""),
                        json.path("error_subtype").asString(""),
                        json.path("type").asString(""),
                        json.path("exception_message").asString(""),
                        json.path("position").asInt(-1));
            }
        } catch (JacksonException plain) {
            // Not everything it says is JSON.
        }
        int colon = said.indexOf(" Error: ");
        return colon > 0 && colon < 40
                ? new EngineError(said.substring(0, colon), "", "", said.substring(colon + " Error: ".length()), -1)
                : new EngineError("", "", "", said, -1);
    }

    /** In characters of the statement. */
    int characterIn(String sql) {
        byte[] bytes = sql.getBytes(StandardCharsets.UTF_8);
        return position < 0 || position > bytes.length
                ? -1
                : new String(bytes, 0, position, StandardCharsets.UTF_8).length();
    }

    String headline() {
        return message.lines().findFirst().orElse("").strip();
    }

    /** What follows the first line: names that may have been meant, functions that would fit. */
    String advice() {
        return String.join(
                " ",
                message.lines()
                        .skip(1)
                        .map(String::strip)
                        .filter(line -> !line.isEmpty() && !line.startsWith("LINE ") && !line.startsWith("^"))
                        .limit(4)
                        .toList());
    }
}
