package dash.testkit.provider;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Anthropic's messages. */
final class AnthropicWire implements Wire {

    @Override
    public String streamType() {
        return "text/event-stream; charset=utf-8";
    }

    @Override
    public boolean wantsStream(String path, JsonNode body) {
        return body.path("stream").asBoolean(false);
    }

    @Override
    public List<String> streamed(Step.Answer.Message message) {
        List<String> events = new ArrayList<>();
        ObjectNode start = Wire.object(
                "{\"type\":\"message_start\",\"message\":{\"id\":\"msg_1\",\"type\":\"message\",\"role\":\"assistant\",\"content\":[],\"model\":\"scripted\",\"stop_reason\":null,\"stop_sequence\":null}}");
        ((ObjectNode) start.get("message")).set("usage", usage(message.tokens(), 1));
        events.add(event(start));
        events.add("event: ping\ndata: {\"type\": \"ping\"}\n\n");
        int index = 0;
        if (!message.text().isEmpty()) {
            text(message.text(), index++, events);
        }
        for (Step.Call call : message.calls()) {
            call(call, index++, events);
        }
        ObjectNode end = Wire.object("{\"type\":\"message_delta\",\"delta\":{\"stop_sequence\":null},\"usage\":{}}");
        ((ObjectNode) end.get("delta")).put("stop_reason", finish(message));
        ((ObjectNode) end.get("usage")).put("output_tokens", message.tokens().out());
        events.add(event(end));
        events.add(event(Wire.object("{\"type\":\"message_stop\"}")));
        return events;
    }

    private static void text(String text, int index, List<String> events) {
        events.add(event(block(index, Wire.object("{\"type\":\"text\",\"text\":\"\"}"))));
        for (String piece : Wire.pieces(text)) {
            ObjectNode delta = Wire.object("{\"type\":\"text_delta\"}");
            delta.put("text", piece);
            events.add(event(delta(index, delta)));
        }
        events.add(event(stop(index)));
    }

    private static void call(Step.Call call, int index, List<String> events) {
        ObjectNode block = Wire.object("{\"type\":\"tool_use\",\"input\":{}}");
        block.put("id", "toolu_" + index);
        block.put("name", call.tool());
        events.add(event(block(index, block)));
        events.add(event(delta(index, Wire.object("{\"type\":\"input_json_delta\",\"partial_json\":\"\"}"))));
        for (String piece : Wire.pieces(call.arguments())) {
            ObjectNode delta = Wire.object("{\"type\":\"input_json_delta\"}");
            delta.put("partial_json", piece);
            events.add(event(delta(index, delta)));
        }
        events.add(event(stop(index)));
    }

    private static ObjectNode block(int index, ObjectNode block) {
        ObjectNode start = Wire.object("{\"type\":\"content_block_start\"}");
        start.put("index", index);
        start.set("content_block", block);
        return start;
    }

    private static ObjectNode delta(int index, ObjectNode delta) {
        ObjectNode event = Wire.object("{\"type\":\"content_block_delta\"}");
        event.put("index", index);
        event.set("delta", delta);
        return event;
    }

    private static ObjectNode stop(int index) {
        ObjectNode stop = Wire.object("{\"type\":\"content_block_stop\"}");
        stop.put("index", index);
        return stop;
    }

    private static String finish(Step.Answer.Message message) {
        return switch (message.ending()) {
            case COMPLETE -> message.calls().isEmpty() ? "end_turn" : "tool_use";
            case TOO_LONG -> "max_tokens";
            case REFUSED -> "refusal";
        };
    }

    /** Here the cached tokens stand beside the others and are not among them. */
    private static ObjectNode usage(Step.Tokens tokens, long out) {
        ObjectNode usage = Wire.object("{\"cache_creation_input_tokens\":0}");
        usage.put("input_tokens", tokens.in() - tokens.cached());
        usage.put("cache_read_input_tokens", tokens.cached());
        usage.put("output_tokens", out);
        return usage;
    }

    private static String event(ObjectNode data) {
        return "event: " + data.get("type").asString() + "\ndata: " + data + "\n\n";
    }

    @Override
    public String whole(Step.Answer.Message message) {
        ObjectNode whole = Wire.object("{\"id\":\"msg_1\",\"type\":\"message\",\"role\":\"assistant\",\"content\":[]}");
        if (!message.text().isEmpty()) {
            whole.withArray("content").addObject().put("type", "text").put("text", message.text());
        }
        for (int i = 0; i < message.calls().size(); i++) {
            Step.Call call = message.calls().get(i);
            ObjectNode block = whole.withArray("content").addObject();
            block.put("type", "tool_use").put("id", "toolu_" + i).put("name", call.tool());
            block.set("input", Wire.lenient(call.arguments()));
        }
        whole.put("stop_reason", finish(message));
        whole.set("usage", usage(message.tokens(), message.tokens().out()));
        return whole.toString();
    }
}
