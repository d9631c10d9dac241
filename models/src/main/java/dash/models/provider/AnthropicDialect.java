package dash.models.provider;

import dash.models.language.Conversation;
import dash.models.language.Message;
import dash.models.language.Tool;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import dash.models.language.Usage;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Anthropic's messages. */
final class AnthropicDialect implements Dialect {

    private static final String VERSION = "2023-06-01";

    @Override
    public String path(Endpoint endpoint) {
        return "/v1/messages";
    }

    @Override
    public Map<String, String> headers(Endpoint endpoint) {
        Map<String, String> headers = new TreeMap<>(Map.of("anthropic-version", VERSION));
        endpoint.key().ifPresent(key -> headers.put("x-api-key", key));
        return headers;
    }

    @Override
    public boolean knowsForm(Conversation conversation) {
        return false;
    }

    @Override
    public EventStream.Framing framing() {
        return EventStream.Framing.SERVER_SENT_EVENTS;
    }

    @Override
    public ObjectNode body(Endpoint endpoint, Conversation conversation) {
        ObjectNode body = Told.object();
        body.put("model", endpoint.model());
        body.put("max_tokens", conversation.settings().mostTokens());
        body.put("stream", true);
        conversation.settings().temperature().ifPresent(value -> body.put("temperature", value));
        system(conversation, body);
        messages(conversation, body.putArray("messages"));
        cacheEnd(body.withArray("messages"));
        tools(conversation, body);
        return body;
    }

    /** Tools stand before the system prompt, so a mark behind the stable instructions caches them as well. */
    private static void system(Conversation conversation, ObjectNode body) {
        List<Message.Instruction> instructions = Told.instructionsOf(conversation);
        if (instructions.isEmpty()) {
            return;
        }
        ArrayNode system = body.putArray("system");
        for (int index = 0; index < instructions.size(); index++) {
            Message.Instruction instruction = instructions.get(index);
            ObjectNode block = system.addObject().put("type", "text").put("text", Characters.whole(instruction.text()));
            boolean last = index + 1 == instructions.size();
            if (instruction.stable() && (last || !instructions.get(index + 1).stable())) {
                mark(block);
            }
        }
    }

    /** The next call of the question repeats everything up to here. */
    private static void cacheEnd(ArrayNode messages) {
        JsonNode content = messages.path(messages.size() - 1).path("content");
        if (content.path(content.size() - 1) instanceof ObjectNode block) {
            mark(block);
        }
    }

    private static void mark(ObjectNode block) {
        block.putObject("cache_control").put("type", "ephemeral");
    }

    private static void messages(Conversation conversation, ArrayNode messages) {
        for (Message message : Told.withoutInstructions(conversation)) {
            switch (message) {
                case Message.Instruction instruction -> throw new IllegalStateException("told already");
                case Message.User user -> text(user.text(), content("user", messages));
                case Message.Result result ->
                    content("user", messages)
                            .addObject()
                            .put("type", "tool_result")
                            .put("tool_use_id", result.callId())
                            .put("is_error", result.failed())
                            .put("content", Characters.whole(result.text()));
                case Message.Assistant assistant -> assistant(assistant, content("assistant", messages));
            }
        }
    }

    /** Neighbours of the same role are one message: all results of one reply have to stand together. */
    static ArrayNode content(String role, ArrayNode messages) {
        if (!messages.isEmpty()
                && messages.get(messages.size() - 1).path("role").asString("").equals(role)) {
            return (ArrayNode) messages.get(messages.size() - 1).get("content");
        }
        return messages.addObject().put("role", role).putArray("content");
    }

    private static void assistant(Message.Assistant assistant, ArrayNode content) {
        text(assistant.text(), content);
        for (ToolCall call : assistant.calls()) {
            ObjectNode block = content.addObject()
                    .put("type", "tool_use")
                    .put("id", call.id())
                    .put("name", Told.toolName(call.tool()));
            block.set("input", Told.arguments(call));
        }
    }

    /** Blank texts are refused by the provider. */
    private static void text(String text, ArrayNode content) {
        if (!text.isBlank()) {
            content.addObject().put("type", "text").put("text", Characters.whole(text));
        }
    }

    private static void tools(Conversation conversation, ObjectNode body) {
        if (conversation.tools().isEmpty()) {
            return;
        }
        ArrayNode tools = body.putArray("tools");
        for (Tool tool : conversation.tools()) {
            tools.addObject()
                    .put("name", tool.name())
                    .put("description", tool.description())
                    .set("input_schema", tool.parameters());
        }
        ObjectNode choice = body.putObject("tool_choice");
        switch (conversation.choice()) {
            case ToolChoice.Free free -> choice.put("type", "auto");
            case ToolChoice.Nothing nothing -> choice.put("type", "none");
            case ToolChoice.Some some -> choice.put("type", "any");
            case ToolChoice.Named named -> choice.put("type", "tool").put("name", named.tool());
        }
    }

    @Override
    public void take(JsonNode event, Draft draft) {
        switch (event.path("type").asString("")) {
            case "message_start" -> usage(event.path("message").path("usage"), draft);
            case "content_block_start" -> {
                JsonNode block = event.path("content_block");
                if ("tool_use".equals(block.path("type").asString(""))) {
                    draft.call(event.path("index").asInt(0))
                            .named(
                                    block.path("id").asString(""),
                                    block.path("name").asString(""));
                }
            }
            case "content_block_delta" -> delta(event.path("index").asInt(0), event.path("delta"), draft);
            case "message_delta" -> {
                usage(event.path("usage"), draft);
                ending(event.path("delta").path("stop_reason").asString(""), draft);
            }
            case "message_stop" -> draft.close();
            default -> {
                // Pings, ends of blocks and what may be invented later say nothing about the reply.
            }
        }
    }

    private static void delta(int index, JsonNode delta, Draft draft) {
        switch (delta.path("type").asString("")) {
            case "text_delta" -> draft.text(delta.path("text").asString(""));
            case "input_json_delta" ->
                draft.call(index).plus(delta.path("partial_json").asString(""));
            default -> {
                // Thinking and signatures are the model's own.
            }
        }
    }

    private static void ending(String reason, Draft draft) {
        switch (reason) {
            case "" -> {}
            case "max_tokens" -> draft.ending(Draft.Ending.TOO_LONG);
            case "model_context_window_exceeded" -> draft.ending(Draft.Ending.OVERFLOW);
            case "refusal" -> draft.ending(Draft.Ending.REFUSED);
            default -> draft.ending(Draft.Ending.COMPLETE);
        }
    }

    /** Told in two parts: what was read at the beginning, what was written at the end. */
    private static void usage(JsonNode usage, Draft draft) {
        Usage before = draft.usage().orElse(Usage.NONE);
        long cached = usage.path("cache_read_input_tokens").asLong(0);
        long in = usage.path("input_tokens").asLong(0)
                + cached
                + usage.path("cache_creation_input_tokens").asLong(0);
        draft.usage(Usage.measured(
                Math.max(in, before.in()),
                usage.path("output_tokens").asLong(before.out()),
                Math.max(cached, before.cached())));
    }

    @Override
    public void takeWhole(JsonNode reply, Draft draft) {
        usage(reply.path("usage"), draft);
        for (JsonNode block : reply.path("content")) {
            switch (block.path("type").asString("")) {
                case "text" -> draft.text(block.path("text").asString(""));
                case "tool_use" -> {
                    Draft.Call call = draft.nextCall();
                    call.named(block.path("id").asString(""), block.path("name").asString(""));
                    call.plus(block.path("input").toString());
                }
                default -> {
                    // Thinking is the model's own.
                }
            }
        }
        ending(reply.path("stop_reason").asString(""), draft);
    }
}
