package dash.mcp;

import dash.files.Sha256;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * A tool as its server describes it. A description is the server's word about itself: it is shown to people, and decides
 * nothing but what to refuse.
 *
 * @param readOnly the server says that it only reads, and not that it destroys
 */
record Tool(String name, String title, boolean readOnly, JsonNode form, String digest) {

    private static final Pattern WRITES = Pattern.compile(
            "(?i)(^|[^a-z])(write|create|delete|remove|update|edit|modify|move|rename|send|post|put|set|insert|drop|exec|execute|run|kill|upload|publish|approve|pay|grant|toggle|start|stop|trigger|simulate)");

    static Tool of(JsonNode told) {
        JsonNode annotations = told.path("annotations");
        boolean readOnly = annotations.path("readOnlyHint").asBoolean(false)
                && !annotations.path("destructiveHint").asBoolean(false);
        String name = told.path("name").asString("");
        String title = told.path("title").asString(annotations.path("title").asString(name));
        return new Tool(name, title, readOnly, told.path("inputSchema"), Sha256.of(told.toString()));
    }

    /** Whether its own name contradicts that it only reads. */
    boolean soundsLikeWriting() {
        return WRITES.matcher(name.replaceAll("([a-z])([A-Z])", "$1_$2")).find();
    }
}
