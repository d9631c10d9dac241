package dash.context;

/** One item that was picked for a question, and why. */
public record Pick(Layer layer, String name, String reason) {}
