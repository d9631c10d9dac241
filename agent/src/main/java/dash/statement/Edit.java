package dash.statement;

/** One stretch of a statement that is to read differently; an empty stretch inserts. */
public record Edit(Span span, String text) {}
