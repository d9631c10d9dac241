package dash.models.text;

import dash.models.calls.CallReading;
import dash.models.calls.FormReading;
import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Outcome;
import dash.models.language.Reply;
import dash.models.language.ToolCall;
import dash.models.language.ToolChoice;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A call as text. */
final class FencedCall {

    static final String FENCE = "```";

    private static final Pattern BLOCK =
            Pattern.compile("```([a-zA-Z_]*)[ \\t]*\\R(.*?)\\R?[ \\t]*```", Pattern.DOTALL);
    private static final Set<String> KEYS = Set.of("tool", "arguments");

    private FencedCall() {}

    static String write(ToolCall call) {
        ObjectNode object = JsonMapper.shared().createObjectNode().put("tool", call.tool());
        switch (call) {
            case ToolCall.Understood understood -> object.set("arguments", understood.arguments());
            case ToolCall.Unusable unusable -> object.put("arguments", unusable.written());
        }
        return FENCE + "json\n" + object + "\n" + FENCE;
    }

    static Outcome read(Reply reply, Conversation conversation) {
        String text = reply.text();
        if (!text.contains(FENCE)) {
            return plain(reply, conversation);
        }
        Matcher block = BLOCK.matcher(text);
        if (!block.find()) {
            return malformed("the block has no end, or its fence does not stand on a line of its own", reply);
        }
        String before = text.substring(0, block.start()).strip();
        String inside = block.group(2);
        String language = block.group(1);
        String rest = text.substring(block.end());
        if (rest.contains(FENCE)) {
            return malformed("there is more than one block; write exactly one", reply);
        }
        if (!rest.isBlank()) {
            return malformed("nothing may stand after the block", reply);
        }
        if (!language.isEmpty() && !language.equals("json")) {
            return malformed("the block must be json, not " + language, reply);
        }
        return call(before, inside, reply, conversation);
    }

    private static Outcome plain(Reply reply, Conversation conversation) {
        if (conversation.form().isPresent()) {
            return FormReading.read(conversation.form().get(), reply);
        }
        boolean bare = reply.text().strip().startsWith("{") && reply.text().contains("\"tool\"");
        if (bare) {
            return malformed("the JSON object must stand in a block fenced with ```json", reply);
        }
        boolean must =
                conversation.choice() instanceof ToolChoice.Some || conversation.choice() instanceof ToolChoice.Named;
        return must ? malformed("this reply must use a tool", reply) : reply;
    }

    private static Outcome call(String before, String inside, Reply reply, Conversation conversation) {
        return switch (CallReading.parse(inside)) {
            case CallReading.Reading.Wrong wrong ->
                malformed(wrong.why().replace("the arguments", "the contents of the block"), reply);
            case CallReading.Reading.Right right -> {
                JsonNode object = right.object();
                if (!KEYS.containsAll(object.propertyNames())
                        || !object.path("tool").isString()) {
                    yield malformed("the object has exactly the keys tool and arguments", reply);
                }
                String id = "text_" + conversation.messages().size();
                String arguments =
                        object.has("arguments") ? object.get("arguments").toString() : "";
                ToolCall call = new CallReading(conversation.tools())
                        .read(id, object.path("tool").asString(), arguments, "");
                yield new Reply(before, List.of(call), reply.usage());
            }
        };
    }

    private static Failure malformed(String why, Reply reply) {
        return new Failure.Malformed(why, reply.text(), reply.usage());
    }
}
