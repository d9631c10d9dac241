package dash.models.spending;

import dash.context.Tokens;
import dash.models.language.Conversation;
import dash.models.language.Message;
import dash.models.language.Tool;
import dash.models.language.ToolCall;

/** What a conversation costs to read, about: providers wrap messages and tools in words of their own. */
public final class ConversationTokens {

    private static final long WRAPPING = 6;

    private ConversationTokens() {}

    public static long of(Conversation conversation, Tokens tokens) {
        long sum = 0;
        for (Message message : conversation.messages()) {
            sum += WRAPPING + of(message, tokens);
        }
        for (Tool tool : conversation.tools()) {
            sum += WRAPPING
                    + tokens.count(tool.name())
                    + tokens.count(tool.description())
                    + tokens.count(tool.parameters().toString());
        }
        return sum
                + conversation
                        .form()
                        .map(form -> tokens.count(form.schema().toString()))
                        .orElse(0);
    }

    private static long of(Message message, Tokens tokens) {
        return switch (message) {
            case Message.Instruction instruction -> tokens.count(instruction.text());
            case Message.User user -> tokens.count(user.text());
            case Message.Result result -> tokens.count(result.text());
            case Message.Assistant assistant ->
                tokens.count(assistant.text())
                        + assistant.calls().stream()
                                .mapToLong(call -> of(call, tokens))
                                .sum();
        };
    }

    private static long of(ToolCall call, Tokens tokens) {
        String arguments = switch (call) {
            case ToolCall.Understood understood -> understood.arguments().toString();
            case ToolCall.Unusable unusable -> unusable.written();
        };
        return WRAPPING + tokens.count(call.tool()) + tokens.count(arguments);
    }
}
