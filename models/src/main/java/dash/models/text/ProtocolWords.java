package dash.models.text;

import dash.models.calls.CallReading;
import dash.models.language.Conversation;
import dash.models.language.Message;
import dash.models.language.ToolChoice;

/** What a model is told about the protocol. */
final class ProtocolWords {

    private ProtocolWords() {}

    static String of(Conversation conversation) {
        String must = switch (conversation.choice()) {
            case ToolChoice.Free free -> "Use a tool when you need one; otherwise " + ending(conversation);
            case ToolChoice.Some some -> "This reply must use a tool.";
            case ToolChoice.Named named -> "This reply must use the tool " + named.tool() + ".";
            case ToolChoice.Nothing nothing -> "Do not use a tool now.";
        };
        return """
                You can use tools. To use one, end your reply with exactly one block of this form and write nothing after it:
                ```json
                {"tool": "NAME", "arguments": {…}}
                ```
                The block is one JSON object with these two keys and no comments. At most one tool a reply. The result comes as the next message.
                %s

                Tools:
                %s""".formatted(must, CallReading.inWords(conversation.tools()));
    }

    private static String ending(Conversation conversation) {
        return conversation
                .form()
                .map(form -> "reply with one JSON object without any fence, of this schema: " + form.schema())
                .orElse("reply in plain text without any fence.");
    }

    static String of(Message.Result result) {
        String what = result.failed() ? "could not be used" : "gave this result";
        return "The tool " + result.tool() + " " + what + ":\n" + result.text();
    }
}
