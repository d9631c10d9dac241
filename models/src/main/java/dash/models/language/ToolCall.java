package dash.models.language;

import tools.jackson.databind.JsonNode;

/** A model wants a tool to be used. Only an {@link Understood} call may be carried out. */
public sealed interface ToolCall {

    /** Names the call inside its conversation; made by us where a provider gives none. */
    String id();

    /** As the model wrote it; in an {@link Unusable} call it may be no tool of ours. */
    String tool();

    /** What the provider wants back with the call when the conversation goes on; opaque, and mostly empty. */
    String signature();

    /**
     * A tool that was offered, with arguments that fit its schema.
     *
     * @param arguments a JSON object
     */
    record Understood(String id, String tool, JsonNode arguments, String signature) implements ToolCall {

        public Understood(String id, String tool, JsonNode arguments) {
            this(id, tool, arguments, "");
        }

        /** The argument as text, or empty when it is absent. */
        public String text(String argument) {
            return arguments.path(argument).asString("");
        }
    }

    /**
     * Cannot be carried out; to be answered with what is wrong with it.
     *
     * @param written the arguments as the model wrote them: data of unknown form, never to be executed
     * @param why a sentence for the model
     */
    record Unusable(String id, String tool, String written, Problem problem, String why, String signature)
            implements ToolCall {}

    /** What can be wrong with a call. */
    enum Problem {
        UNKNOWN_TOOL,
        /** Not JSON, or JSON inside JSON, or not an object. */
        MALFORMED_ARGUMENTS,
        /** JSON that ends before its end; what is missing is never guessed. */
        CUT_OFF_ARGUMENTS,
        /** An object that does not fit the tool's schema: missing, unknown or of the wrong type. */
        UNFITTING_ARGUMENTS
    }
}
