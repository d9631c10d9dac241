package dash.models.provider;

import dash.models.language.Conversation;
import dash.models.language.Message;
import dash.models.language.Tool;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import dash.models.language.Usage;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Google's generateContent. */
final class GeminiDialect implements Dialect {

    @Override
    public String path(Endpoint endpoint) {
        String model = URLEncoder.encode(endpoint.model(), StandardCharsets.UTF_8);
        return "/v1beta/models/" + model + ":streamGenerateContent?alt=sse";
    }

    /** Google also takes the key in the address, where it would end up in logs. */
    @Override
    public Map<String, String> headers(Endpoint endpoint) {
        Map<String, String> headers = new TreeMap<>();
        endpoint.key().ifPresent(key -> headers.put("x-goog-api-key", key));
        return headers;
    }

    /** A form and tools exclude each other here. */
    @Override
    public boolean knowsForm(Conversation conversation) {
        return conversation.tools().isEmpty();
    }

    @Override
    public EventStream.Framing framing() {
        return EventStream.Framing.SERVER_SENT_EVENTS;
    }

    @Override
    public ObjectNode body(Endpoint endpoint, Conversation conversation) {
        ObjectNode body = Told.object();
        String instructions = Told.instructions(conversation);
        if (!instructions.isEmpty()) {
            body.putObject("systemInstruction").putArray("parts").addObject().put("text", instructions);
        }
        contents(conversation, body.putArray("contents"));
        tools(conversation, body);
        ObjectNode generation = body.putObject("generationConfig");
        generation.put("maxOutputTokens", conversation.settings().mostTokens());
        conversation.settings().temperature().ifPresent(value -> generation.put("temperature", value));
        conversation
                .form()
                .ifPresent(form -> generation
                        .put("responseMimeType", "application/json")
                        .set("responseJsonSchema", form.schema()));
        return body;
    }

    private static void contents(Conversation conversation, ArrayNode contents) {
        for (Message message : Told.withoutInstructions(conversation)) {
            switch (message) {
                case Message.Instruction instruction -> throw new IllegalStateException("told already");
                case Message.User user ->
                    parts("user", contents).addObject().put("text", Characters.whole(user.text()));
                case Message.Result result -> {
                    ObjectNode response = parts("user", contents).addObject().putObject("functionResponse");
                    response.put("name", Told.toolName(result.tool()));
                    named(result.callId(), response);
                    response.putObject("response")
                            .put(result.failed() ? "error" : "output", Characters.whole(result.text()));
                }
                case Message.Assistant assistant -> assistant(assistant, parts("model", contents));
            }
        }
    }

    private static ArrayNode parts(String role, ArrayNode contents) {
        if (!contents.isEmpty()
                && contents.get(contents.size() - 1).path("role").asString("").equals(role)) {
            return (ArrayNode) contents.get(contents.size() - 1).get("parts");
        }
        return contents.addObject().put("role", role).putArray("parts");
    }

    private static void assistant(Message.Assistant assistant, ArrayNode parts) {
        if (!assistant.text().isBlank()) {
            parts.addObject().put("text", Characters.whole(assistant.text()));
        }
        for (ToolCall call : assistant.calls()) {
            ObjectNode part = parts.addObject();
            ObjectNode function = part.putObject("functionCall").put("name", Told.toolName(call.tool()));
            named(call.id(), function);
            function.set("args", Told.arguments(call));
            if (!call.signature().isEmpty()) {
                part.put("thoughtSignature", call.signature());
            }
        }
    }

    /** Only names that the provider gave itself go back to it. */
    private static void named(String id, ObjectNode function) {
        if (!id.startsWith(Verdict.OWN_NAMES)) {
            function.put("id", id);
        }
    }

    private static void tools(Conversation conversation, ObjectNode body) {
        if (conversation.tools().isEmpty()) {
            return;
        }
        ArrayNode functions = body.putArray("tools").addObject().putArray("functionDeclarations");
        for (Tool tool : conversation.tools()) {
            functions
                    .addObject()
                    .put("name", tool.name())
                    .put("description", tool.description())
                    .set("parametersJsonSchema", tool.parameters());
        }
        ObjectNode choice = body.putObject("toolConfig").putObject("functionCallingConfig");
        switch (conversation.choice()) {
            case ToolChoice.Free free -> choice.put("mode", "AUTO");
            case ToolChoice.Nothing nothing -> choice.put("mode", "NONE");
            case ToolChoice.Some some -> choice.put("mode", "ANY");
            case ToolChoice.Named named ->
                choice.put("mode", "ANY").putArray("allowedFunctionNames").add(named.tool());
        }
    }

    @Override
    public void take(JsonNode event, Draft draft) {
        usage(event.path("usageMetadata"), draft);
        if (event.path("promptFeedback").has("blockReason")) {
            draft.ending(Draft.Ending.REFUSED);
        }
        JsonNode candidate = event.path("candidates").path(0);
        for (JsonNode part : candidate.path("content").path("parts")) {
            part(part, draft);
        }
        ending(candidate.path("finishReason").asString(""), draft);
    }

    @Override
    public void takeWhole(JsonNode reply, Draft draft) {
        if (reply.isArray()) {
            reply.forEach(event -> take(event, draft));
        } else {
            take(reply, draft);
        }
    }

    private static void part(JsonNode part, Draft draft) {
        if (part.has("functionCall")) {
            JsonNode function = part.path("functionCall");
            Draft.Call call = draft.nextCall();
            call.named(function.path("id").asString(""), function.path("name").asString(""));
            call.plus(function.has("args") ? function.path("args").toString() : "");
            call.signed(part.path("thoughtSignature").asString(""));
        } else if (part.path("text").isString() && !part.path("thought").asBoolean(false)) {
            draft.text(part.path("text").asString());
        }
    }

    private static void ending(String reason, Draft draft) {
        switch (reason) {
            case "" -> {}
            case "MAX_TOKENS" -> draft.ending(Draft.Ending.TOO_LONG);
            case "SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "LANGUAGE" ->
                draft.ending(Draft.Ending.REFUSED);
            // A call that it could not write itself comes as this reason without parts, which is an empty reply.
            default -> draft.ending(Draft.Ending.COMPLETE);
        }
    }

    /** Thinking is charged as writing. */
    private static void usage(JsonNode usage, Draft draft) {
        if (usage.has("promptTokenCount")) {
            draft.usage(Usage.measured(
                    usage.path("promptTokenCount").asLong(0),
                    usage.path("candidatesTokenCount").asLong(0)
                            + usage.path("thoughtsTokenCount").asLong(0),
                    usage.path("cachedContentTokenCount").asLong(0)));
        }
    }
}
