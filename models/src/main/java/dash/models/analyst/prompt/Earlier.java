package dash.models.analyst.prompt;

/** The question before this one in a chat, and what was told; data, and the insight holds values of the source. */
public record Earlier(String question, String insight) {

    public static final Earlier NONE = new Earlier("", "");
}
