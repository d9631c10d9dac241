package dash.models.provider;

import dash.models.language.Conversation;
import dash.models.language.Message;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import dash.models.language.Usage;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Ollama's chat. It cannot be told which tool to call, only that there are none. */
final class OllamaDialect implements Dialect {

    @Override
    public String path(Endpoint endpoint) {
        return "/api/chat";
    }

    /** Behind a proxy or in the cloud Ollama takes a key like everybody else. */
    @Override
    public Map<String, String> headers(Endpoint endpoint) {
        Map<String, String> headers = new TreeMap<>();
        endpoint.key().ifPresent(key -> headers.put("Authorization", "Bearer " + key));
        return headers;
    }

    /** Its grammar would keep the model from calling a tool. */
    @Override
    public boolean knowsForm(Conversation conversation) {
        return conversation.tools().isEmpty();
    }

    @Override
    public EventStream.Framing framing() {
        return EventStream.Framing.JSON_LINES;
    }

    @Override
    public ObjectNode body(Endpoint endpoint, Conversation conversation) {
        ObjectNode body = Told.object();
        body.put("model", endpoint.model());
        messages(conversation, body.putArray("messages"));
        boolean offered = !conversation.tools().isEmpty() && !(conversation.choice() instanceof ToolChoice.Nothing);
        if (offered) {
            body.set("tools", OpenAiDialect.functions(conversation));
        }
        body.put("stream", true);
        conversation.form().ifPresent(form -> body.set("format", form.schema()));
        ObjectNode options = body.putObject("options");
        // Without this Ollama silently forgets the beginning of whatever is longer than its small default.
        options.put("num_ctx", endpoint.contextTokens());
        options.put("num_predict", conversation.settings().mostTokens());
        conversation.settings().temperature().ifPresent(value -> options.put("temperature", value));
        return body;
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
                            .put("tool_name", Told.toolName(result.tool()))
                            .put("content", Told.result(result));
                case Message.Assistant assistant -> assistant(assistant, messages.addObject());
            }
        }
    }

    private static void assistant(Message.Assistant assistant, ObjectNode message) {
        message.put("role", "assistant").put("content", Characters.whole(assistant.text()));
        for (ToolCall call : assistant.calls()) {
            ObjectNode function = message.withArray("tool_calls")
                    .addObject()
                    .putObject("function")
                    .put("name", Told.toolName(call.tool()));
            function.set("arguments", Told.arguments(call));
        }
    }

    @Override
    public void take(JsonNode event, Draft draft) {
        JsonNode message = event.path("message");
        if (message.path("content").isString()) {
            draft.text(message.path("content").asString());
        }
        for (JsonNode written : message.path("tool_calls")) {
            JsonNode function = written.path("function");
            Draft.Call call = draft.nextCall();
            call.named(written.path("id").asString(""), function.path("name").asString(""));
            call.plus(function.has("arguments") ? function.path("arguments").toString() : "");
        }
        if (event.path("done").asBoolean(false)) {
            draft.usage(Usage.measured(
                    event.path("prompt_eval_count").asLong(0),
                    event.path("eval_count").asLong(0),
                    0));
            boolean cut = "length".equals(event.path("done_reason").asString(""));
            draft.ending(cut ? Draft.Ending.TOO_LONG : Draft.Ending.COMPLETE);
            draft.close();
        }
    }

    @Override
    public void takeWhole(JsonNode reply, Draft draft) {
        take(reply, draft);
    }
}
