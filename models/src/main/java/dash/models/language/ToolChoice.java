package dash.models.language;

/** How free a model is to call tools. Servers that know no such thing treat every choice as free. */
public sealed interface ToolChoice {

    /** Text, calls, or both. */
    record Free() implements ToolChoice {}

    /** Text only, although tools were used earlier in the conversation. */
    record Nothing() implements ToolChoice {}

    /** At least one call, of any tool. */
    record Some() implements ToolChoice {}

    /** A call of this tool. */
    record Named(String tool) implements ToolChoice {}
}
