package dash.testkit.provider;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Ollama's chat: one JSON object a line. It has no word for a refusal, which is then text like any other. */
final class OllamaWire implements Wire {

    @Override
    public String streamType() {
        return "application/x-ndjson";
    }

    @Override
    public boolean wantsStream(String path, JsonNode body) {
        return body.path("stream").asBoolean(true);
    }

    @Override
    public List<String> streamed(Step.Answer.Message message) {
        List<String> lines = new ArrayList<>();
        for (String piece : Wire.pieces(message.text())) {
            lines.add(line(piece, List.of()) + "\n");
        }
        for (Step.Call call : message.calls()) {
            lines.add(line("", List.of(call)) + "\n");
        }
        lines.add(ended(line("", List.of()), message) + "\n");
        return lines;
    }

    private static ObjectNode line(String text, List<Step.Call> calls) {
        ObjectNode line = Wire.object(
                "{\"model\":\"scripted\",\"created_at\":\"2026-01-01T00:00:00Z\",\"message\":{\"role\":\"assistant\"},\"done\":false}");
        ObjectNode said = (ObjectNode) line.get("message");
        said.put("content", text);
        for (Step.Call call : calls) {
            ObjectNode function = said.withArray("tool_calls")
                    .addObject()
                    .putObject("function")
                    .put("name", call.tool());
            function.set("arguments", Wire.lenient(call.arguments()));
        }
        return line;
    }

    private static ObjectNode ended(ObjectNode line, Step.Answer.Message message) {
        line.put("done", true);
        line.put("done_reason", message.ending() == Step.Ending.TOO_LONG ? "length" : "stop");
        line.put("prompt_eval_count", message.tokens().in());
        line.put("eval_count", message.tokens().out());
        return line;
    }

    @Override
    public String whole(Step.Answer.Message message) {
        return ended(line(message.text(), message.calls()), message).toString();
    }
}
