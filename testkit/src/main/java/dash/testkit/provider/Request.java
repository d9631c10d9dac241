package dash.testkit.provider;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a client sent.
 *
 * @param path with its query
 * @param headers by name in lower case
 * @param raw every byte that came, head and body, each as one character
 */
public record Request(
        Protocol protocol, String method, String path, Map<String, String> headers, String body, String raw) {

    public Request {
        headers = Map.copyOf(headers);
    }

    public byte[] bytes() {
        return raw.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** The body, or an empty object when it is no JSON. */
    public JsonNode json() {
        try {
            return JsonMapper.shared().readTree(body.isEmpty() ? "{}" : body);
        } catch (JacksonException broken) {
            return Wire.object("{}");
        }
    }

    /** Every byte as text. */
    public String outgoing() {
        return new String(bytes(), StandardCharsets.UTF_8);
    }

    /** The names of the tools that are offered, whatever the protocol. */
    public List<String> tools() {
        List<String> names = new ArrayList<>();
        for (JsonNode tool : json().path("tools")) {
            switch (protocol) {
                case OPENAI, OLLAMA ->
                    names.add(tool.path("function").path("name").asString(""));
                case ANTHROPIC -> names.add(tool.path("name").asString(""));
                case GEMINI ->
                    tool.path("functionDeclarations")
                            .forEach(each -> names.add(each.path("name").asString("")));
            }
        }
        return names;
    }

    /** What the model was told last: the newest message, or the results of its tool calls, as text. */
    public String lastText() {
        return said().isEmpty() ? "" : said().getLast();
    }

    /** Every message in order as plain text, the instructions first; calls the model made earlier are left out. */
    public List<String> said() {
        List<String> all = new ArrayList<>();
        JsonNode json = json();
        texts(json.path("system"), all);
        texts(json.path("systemInstruction").path("parts"), all);
        for (JsonNode message : json.path("messages")) {
            texts(message.path("content"), all);
        }
        for (JsonNode content : json.path("contents")) {
            texts(content.path("parts"), all);
        }
        return all;
    }

    private static void texts(JsonNode content, List<String> all) {
        if (content.isString()) {
            all.add(content.asString());
        } else if (content.isArray()) {
            StreamSupport.stream(content.spliterator(), false).forEach(block -> text(block, all));
        }
    }

    private static void text(JsonNode block, List<String> all) {
        if (block.has("text")) {
            all.add(block.path("text").asString(""));
        } else if ("tool_result".equals(block.path("type").asString(""))) {
            texts(block.path("content"), all);
        } else if (block.has("functionResponse")) {
            JsonNode response = block.path("functionResponse").path("response");
            response.forEach(value -> all.add(value.isString() ? value.asString() : value.toString()));
        }
    }
}
