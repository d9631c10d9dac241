package dash.models.provider;

import dash.models.language.Conversation;
import dash.models.language.Message;
import dash.models.language.ToolCall;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What the dialects have in common when they write a conversation. */
final class Told {

    private static final Pattern NOT_IN_A_NAME = Pattern.compile("[^a-zA-Z0-9_-]");
    private static final int LONGEST_NAME = 64;

    private Told() {}

    static ObjectNode object() {
        return JsonMapper.shared().createObjectNode();
    }

    /** All instructions as one: some servers take only one, and only at the beginning. */
    static String instructions(Conversation conversation) {
        return Characters.whole(instructionsOf(conversation).stream()
                .map(Message.Instruction::text)
                .collect(Collectors.joining("\n\n")));
    }

    static List<Message.Instruction> instructionsOf(Conversation conversation) {
        return conversation.messages().stream()
                .filter(Message.Instruction.class::isInstance)
                .map(Message.Instruction.class::cast)
                .toList();
    }

    static List<Message> withoutInstructions(Conversation conversation) {
        return conversation.messages().stream()
                .filter(message -> !(message instanceof Message.Instruction))
                .toList();
    }

    /** The arguments as an object; what could not be read is told as empty, because servers parse it again. */
    static JsonNode arguments(ToolCall call) {
        return switch (call) {
            case ToolCall.Understood understood -> understood.arguments();
            case ToolCall.Unusable unusable -> object();
        };
    }

    /** A name that a model invented may hold what no server takes. */
    static String toolName(String written) {
        String name = NOT_IN_A_NAME.matcher(written).replaceAll("_");
        String cut = name.substring(0, Math.min(name.length(), LONGEST_NAME));
        return cut.isEmpty() ? "unnamed" : cut;
    }

    /** A result says for itself that it is a failure, where a protocol has no place for it. */
    static String result(Message.Result result) {
        return Characters.whole(result.failed() ? "Error: " + result.text() : result.text());
    }
}
