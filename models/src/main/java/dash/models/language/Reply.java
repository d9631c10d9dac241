package dash.models.language;

import java.util.List;

/**
 * What a model said: text, tool calls, or both, and never neither.
 *
 * @param text whole, as it was heard piece by piece
 * @param calls in the order they were made; unusable ones included
 */
public record Reply(String text, List<ToolCall> calls, Usage usage) implements Outcome {

    public Reply {
        calls = List.copyOf(calls);
    }

    /** As the conversation goes on with it. */
    public Message.Assistant asMessage() {
        return new Message.Assistant(text, calls);
    }

    @Override
    public Reply withUsage(Usage other) {
        return new Reply(text, calls, other);
    }

    /** Without what was said: it may hold data of the source. */
    @Override
    public String toString() {
        return "reply of " + text.length() + " characters and " + calls.size() + " calls";
    }
}
