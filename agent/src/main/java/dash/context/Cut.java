package dash.context;

/** One item that was found for a question and left out all the same, and why. */
public record Cut(Layer layer, String name, double score, String reason) {}
