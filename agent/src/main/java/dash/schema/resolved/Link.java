package dash.schema.resolved;

/** Two columns that a join or a condition holds equal. */
public record Link(Source left, String leftColumn, Source right, String rightColumn) {}
