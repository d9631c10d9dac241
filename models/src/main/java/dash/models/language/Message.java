package dash.models.language;

import java.util.List;

/** One message of a conversation. */
public sealed interface Message {

    /**
     * How the model is to behave; providers call it the system prompt. Several are joined in order.
     *
     * @param stable the same text begins the conversations of other questions too, so a provider may cache it
     */
    record Instruction(String text, boolean stable) implements Message {

        public Instruction(String text) {
            this(text, false);
        }
    }

    /** What the person, or Dash in their stead, says. */
    record User(String text) implements Message {}

    /** What the model said earlier, with the tool calls it made. Each call needs a {@link Result} right after it. */
    record Assistant(String text, List<ToolCall> calls) implements Message {
        public Assistant {
            calls = List.copyOf(calls);
        }
    }

    /**
     * What a tool call gave.
     *
     * @param callId the call's {@link ToolCall#id()}
     * @param failed the text says what was wrong with the call, and the model may try another
     */
    record Result(String callId, String tool, String text, boolean failed) implements Message {}

    /** The result that belongs to this call. */
    static Result resultOf(ToolCall call, String text) {
        return new Result(call.id(), call.tool(), text, false);
    }

    /** What was wrong with this call. */
    static Result problemOf(ToolCall call, String text) {
        return new Result(call.id(), call.tool(), text, true);
    }
}
