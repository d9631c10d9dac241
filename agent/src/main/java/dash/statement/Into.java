package dash.statement;

/** SELECT … INTO a new table: a write. */
public record Into(Span span, Name target) implements Node {}
