package dash.testkit.provider;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** OpenAI's chat completions. */
final class OpenAiWire implements Wire {

    @Override
    public String streamType() {
        return "text/event-stream";
    }

    @Override
    public boolean wantsStream(String path, JsonNode body) {
        return body.path("stream").asBoolean(false);
    }

    @Override
    public List<String> streamed(Step.Answer.Message message) {
        List<String> events = new ArrayList<>();
        events.add(event(chunk(Wire.object("{\"role\":\"assistant\",\"content\":\"\"}"), "")));
        String field = message.ending() == Step.Ending.REFUSED ? "refusal" : "content";
        for (String piece : Wire.pieces(message.text())) {
            ObjectNode delta = Wire.object("{}");
            delta.put(field, piece);
            events.add(event(chunk(delta, "")));
        }
        for (int i = 0; i < message.calls().size(); i++) {
            call(message.calls().get(i), i, events);
        }
        events.add(event(chunk(Wire.object("{}"), finish(message))));
        ObjectNode last = Wire.object("{\"id\":\"chatcmpl-1\",\"object\":\"chat.completion.chunk\",\"choices\":[]}");
        last.set("usage", usage(message.tokens()));
        events.add(event(last));
        events.add("data: [DONE]\n\n");
        return events;
    }

    private static void call(Step.Call call, int index, List<String> events) {
        ObjectNode opening = function(index, call.tool(), "");
        opening.put("id", "call_" + index);
        opening.put("type", "function");
        events.add(event(chunk(delta(opening), "")));
        for (String piece : Wire.pieces(call.arguments())) {
            events.add(event(chunk(delta(function(index, "", piece)), "")));
        }
    }

    private static ObjectNode function(int index, String name, String arguments) {
        ObjectNode call = Wire.object("{\"function\":{}}");
        call.put("index", index);
        ObjectNode function = (ObjectNode) call.get("function");
        if (!name.isEmpty()) {
            function.put("name", name);
        }
        function.put("arguments", arguments);
        return call;
    }

    private static ObjectNode delta(ObjectNode call) {
        ObjectNode delta = Wire.object("{\"tool_calls\":[]}");
        ((ArrayNode) delta.get("tool_calls")).add(call);
        return delta;
    }

    private static ObjectNode chunk(ObjectNode delta, String finish) {
        ObjectNode chunk = Wire.object(
                "{\"id\":\"chatcmpl-1\",\"object\":\"chat.completion.chunk\",\"created\":1,\"model\":\"scripted\",\"choices\":[{\"index\":0,\"finish_reason\":null}]}");
        ObjectNode choice = (ObjectNode) chunk.get("choices").get(0);
        choice.set("delta", delta);
        if (!finish.isEmpty()) {
            choice.put("finish_reason", finish);
        }
        return chunk;
    }

    private static String finish(Step.Answer.Message message) {
        return switch (message.ending()) {
            case COMPLETE -> message.calls().isEmpty() ? "stop" : "tool_calls";
            case TOO_LONG -> "length";
            case REFUSED -> "content_filter";
        };
    }

    private static ObjectNode usage(Step.Tokens tokens) {
        ObjectNode usage = Wire.object("{\"prompt_tokens_details\":{}}");
        usage.put("prompt_tokens", tokens.in());
        usage.put("completion_tokens", tokens.out());
        usage.put("total_tokens", tokens.in() + tokens.out());
        ((ObjectNode) usage.get("prompt_tokens_details")).put("cached_tokens", tokens.cached());
        return usage;
    }

    private static String event(ObjectNode data) {
        return "data: " + data + "\n\n";
    }

    @Override
    public String whole(Step.Answer.Message message) {
        ObjectNode whole = Wire.object(
                "{\"id\":\"chatcmpl-1\",\"object\":\"chat.completion\",\"choices\":[{\"index\":0,\"message\":{\"role\":\"assistant\"}}]}");
        ObjectNode choice = (ObjectNode) whole.get("choices").get(0);
        choice.put("finish_reason", finish(message));
        ObjectNode said = (ObjectNode) choice.get("message");
        said.put("content", message.text());
        for (int i = 0; i < message.calls().size(); i++) {
            Step.Call call = message.calls().get(i);
            ObjectNode written = function(i, call.tool(), call.arguments());
            written.put("id", "call_" + i);
            said.withArray("tool_calls").add(written);
        }
        whole.set("usage", usage(message.tokens()));
        return whole.toString();
    }
}
