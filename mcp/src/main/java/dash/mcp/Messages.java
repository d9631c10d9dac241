package dash.mcp;

import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** JSON-RPC: how messages are written and what they are. */
final class Messages {

    private static final int DEEPEST = 64;

    static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .build())
            .build();

    private Messages() {}

    static ObjectNode object() {
        return JSON.createObjectNode();
    }

    static String request(long id, String method, JsonNode params) {
        ObjectNode message = notification(method, params);
        message.put("id", id);
        return JSON.writeValueAsString(message);
    }

    static String notificationText(String method, JsonNode params) {
        return JSON.writeValueAsString(notification(method, params));
    }

    private static ObjectNode notification(String method, JsonNode params) {
        ObjectNode message = object().put("jsonrpc", "2.0").put("method", method);
        if (!params.isEmpty()) {
            message.set("params", params);
        }
        return message;
    }

    static JsonNode read(String text) throws Trouble {
        try {
            JsonNode message = JSON.readTree(text);
            if (message == null || !message.isObject()) {
                throw new Trouble("said something that is no message");
            }
            return message;
        } catch (JacksonException broken) {
            throw new Trouble("said something that is no JSON");
        }
    }

    /** The result, when this is the answer to the request of this number. */
    static Optional<JsonNode> answer(JsonNode message, long id) throws Trouble {
        boolean ours = message.path("id").isNumber() && message.path("id").asLong(-1) == id && !message.has("method");
        if (!ours) {
            return Optional.empty();
        }
        if (message.has("error")) {
            throw new Trouble("refused: "
                    + Trouble.shown(message.path("error").path("message").asString("no reason given")));
        }
        if (!message.path("result").isObject()) {
            throw new Trouble("answered without a result");
        }
        return Optional.of(message.path("result"));
    }

    /** What a server is told that asks something of us: a sign of life is given, everything else is refused. */
    static Optional<String> replyTo(JsonNode message) {
        if (!message.has("method") || !message.has("id")) {
            return Optional.empty();
        }
        ObjectNode reply = object().put("jsonrpc", "2.0");
        reply.set("id", message.path("id"));
        if (message.path("method").asString("").equals("ping")) {
            reply.set("result", object());
        } else {
            reply.set("error", object().put("code", -32601).put("message", "not offered"));
        }
        return Optional.of(JSON.writeValueAsString(reply));
    }
}
