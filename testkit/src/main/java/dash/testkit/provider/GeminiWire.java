package dash.testkit.provider;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Google's generateContent. Its lines end in carriage returns too. */
final class GeminiWire implements Wire {

    @Override
    public String streamType() {
        return "text/event-stream";
    }

    @Override
    public boolean wantsStream(String path, JsonNode body) {
        return path.contains(":streamGenerateContent");
    }

    @Override
    public List<String> streamed(Step.Answer.Message message) {
        List<String> events = new ArrayList<>();
        for (String piece : Wire.pieces(message.text())) {
            ObjectNode part = Wire.object("{}");
            part.put("text", piece);
            events.add(event(chunk(List.of(part), "", message.tokens())));
        }
        for (Step.Call call : message.calls()) {
            events.add(event(chunk(List.of(part(call)), "", message.tokens())));
        }
        ObjectNode empty = Wire.object("{\"text\":\"\"}");
        events.add(event(chunk(List.of(empty), finish(message), message.tokens())));
        return events;
    }

    private static ObjectNode part(Step.Call call) {
        ObjectNode part = Wire.object("{\"functionCall\":{}}");
        ObjectNode function = (ObjectNode) part.get("functionCall");
        function.put("name", call.tool());
        function.set("args", Wire.lenient(call.arguments()));
        part.put("thoughtSignature", "signature-of-" + call.tool());
        return part;
    }

    private static ObjectNode chunk(List<ObjectNode> parts, String finish, Step.Tokens tokens) {
        ObjectNode chunk = Wire.object(
                "{\"candidates\":[{\"content\":{\"role\":\"model\",\"parts\":[]},\"index\":0}],\"modelVersion\":\"scripted\"}");
        ObjectNode candidate = (ObjectNode) chunk.get("candidates").get(0);
        parts.forEach(part ->
                ((ObjectNode) candidate.get("content")).withArray("parts").add(part));
        if (!finish.isEmpty()) {
            candidate.put("finishReason", finish);
        }
        ObjectNode usage = chunk.putObject("usageMetadata");
        usage.put("promptTokenCount", tokens.in());
        usage.put("candidatesTokenCount", tokens.out());
        usage.put("totalTokenCount", tokens.in() + tokens.out());
        usage.put("cachedContentTokenCount", tokens.cached());
        return chunk;
    }

    private static String finish(Step.Answer.Message message) {
        return switch (message.ending()) {
            case COMPLETE -> "STOP";
            case TOO_LONG -> "MAX_TOKENS";
            case REFUSED -> "SAFETY";
        };
    }

    private static String event(ObjectNode data) {
        return "data: " + data + "\r\n\r\n";
    }

    @Override
    public String whole(Step.Answer.Message message) {
        List<ObjectNode> parts = new ArrayList<>();
        ObjectNode text = Wire.object("{}");
        text.put("text", message.text());
        parts.add(text);
        message.calls().forEach(call -> parts.add(part(call)));
        return chunk(parts, finish(message), message.tokens()).toString();
    }
}
