package dash.schema.resolved;

import dash.statement.Expression;

/** One column that a SELECT gives out, stars unfolded. */
public record Output(String name, Expression value) {}
