package dash.models.provider;

import dash.models.language.Conversation;
import dash.models.language.Message;
import dash.models.language.Tool;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import dash.models.language.Usage;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** OpenAI's chat completions, and every server that speaks them. */
final class OpenAiDialect implements Dialect {

    private static final List<String> WITHOUT_TEMPERATURE = List.of("o1", "o3", "o4", "gpt-5");

    @Override
    public String path(Endpoint endpoint) {
        return "/chat/completions";
    }

    @Override
    public Map<String, String> headers(Endpoint endpoint) {
        Map<String, String> headers = new TreeMap<>();
        endpoint.key().ifPresent(key -> headers.put("Authorization", "Bearer " + key));
        return headers;
    }

    @Override
    public boolean knowsForm(Conversation conversation) {
        return true;
    }

    @Override
    public EventStream.Framing framing() {
        return EventStream.Framing.SERVER_SENT_EVENTS;
    }

    @Override
    public ObjectNode body(Endpoint endpoint, Conversation conversation) {
        boolean original = isOriginal(endpoint);
        ObjectNode body = Told.object();
        body.put("model", endpoint.model());
        messages(conversation, body.putArray("messages"));
        tools(conversation, body);
        body.put("stream", true);
        body.putObject("stream_options").put("include_usage", true);
        // OpenAI's newer models know only the longer name, most other servers only the shorter one.
        body.put(
                original ? "max_completion_tokens" : "max_tokens",
                conversation.settings().mostTokens());
        boolean takesTemperature = !original || WITHOUT_TEMPERATURE.stream().noneMatch(endpoint.model()::startsWith);
        if (takesTemperature) {
            conversation.settings().temperature().ifPresent(value -> body.put("temperature", value));
        }
        conversation.form().ifPresent(form -> {
            ObjectNode schema =
                    body.putObject("response_format").put("type", "json_schema").putObject("json_schema");
            schema.put("name", form.name()).put("strict", false).set("schema", form.schema());
        });
        return body;
    }

    private static boolean isOriginal(Endpoint endpoint) {
        String host = URI.create(endpoint.baseUrl()).getHost();
        return host != null && (host.equals("api.openai.com") || host.endsWith(".openai.azure.com"));
    }

    private static void messages(Conversation conversation, ArrayNode messages) {
        String instructions = Told.instructions(conversation);
        if (!instructions.isEmpty()) {
            messages.addObject().put("role", "system").put("content", instructions);
        }
        for (Message message : Told.withoutInstructions(conversation)) {
            switch (message) {
                case Message.Instruction instruction -> throw new IllegalStateException("told already");
                case Message.User user ->
                    messages.addObject().put("role", "user").put("content", Characters.whole(user.text()));
                case Message.Result result ->
                    messages.addObject()
                            .put("role", "tool")
                            .put("tool_call_id", result.callId())
                            .put("content", Told.result(result));
                case Message.Assistant assistant -> assistant(assistant, messages.addObject());
            }
        }
    }

    private static void assistant(Message.Assistant assistant, ObjectNode message) {
        message.put("role", "assistant").put("content", Characters.whole(assistant.text()));
        for (ToolCall call : assistant.calls()) {
            ObjectNode written = message.withArray("tool_calls").addObject();
            written.put("id", call.id()).put("type", "function");
            written.putObject("function")
                    .put("name", Told.toolName(call.tool()))
                    .put("arguments", Told.arguments(call).toString());
        }
    }

    private static void tools(Conversation conversation, ObjectNode body) {
        if (conversation.tools().isEmpty()) {
            return;
        }
        body.set("tools", functions(conversation));
        switch (conversation.choice()) {
            case ToolChoice.Free free -> body.put("tool_choice", "auto");
            case ToolChoice.Nothing nothing -> body.put("tool_choice", "none");
            case ToolChoice.Some some -> body.put("tool_choice", "required");
            case ToolChoice.Named named ->
                body.putObject("tool_choice")
                        .put("type", "function")
                        .putObject("function")
                        .put("name", named.tool());
        }
    }

    /** Ollama has taken over this form of tools. */
    static ArrayNode functions(Conversation conversation) {
        ArrayNode tools = Told.object().putArray("tools");
        for (Tool tool : conversation.tools()) {
            ObjectNode function = tools.addObject().put("type", "function").putObject("function");
            function.put("name", tool.name())
                    .put("description", tool.description())
                    .set("parameters", tool.parameters());
        }
        return tools;
    }

    @Override
    public void take(JsonNode event, Draft draft) {
        choice(event, "delta", draft);
    }

    @Override
    public void takeWhole(JsonNode reply, Draft draft) {
        choice(reply, "message", draft);
    }

    private static void choice(JsonNode event, String said, Draft draft) {
        usage(event.path("usage"), draft);
        JsonNode choice = event.path("choices").path(0);
        JsonNode delta = choice.path(said);
        if (delta.path("content").isString()) {
            draft.text(delta.path("content").asString());
        }
        if (delta.path("refusal").isString()) {
            draft.refusal(delta.path("refusal").asString());
        }
        int position = 0;
        for (JsonNode call : delta.path("tool_calls")) {
            call(call, position++, draft);
        }
        String finish = choice.path("finish_reason").asString("");
        switch (finish) {
            case "" -> {}
            case "length" -> draft.ending(Draft.Ending.TOO_LONG);
            case "content_filter" -> draft.ending(Draft.Ending.REFUSED);
            default -> draft.ending(Draft.Ending.COMPLETE);
        }
    }

    private static void call(JsonNode written, int position, Draft draft) {
        // Some servers number their calls in whole replies only by position.
        Draft.Call call = draft.call(written.path("index").asInt(position));
        JsonNode function = written.path("function");
        call.named(written.path("id").asString(""), function.path("name").asString(""));
        JsonNode arguments = function.path("arguments");
        if (arguments.isString()) {
            call.plus(arguments.asString());
        } else if (arguments.isObject()) {
            call.replaced(arguments.toString());
        }
    }

    private static void usage(JsonNode usage, Draft draft) {
        if (usage.has("prompt_tokens")) {
            draft.usage(Usage.measured(
                    usage.path("prompt_tokens").asLong(0),
                    usage.path("completion_tokens").asLong(0),
                    usage.path("prompt_tokens_details").path("cached_tokens").asLong(0)));
        }
    }
}
