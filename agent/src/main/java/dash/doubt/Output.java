package dash.doubt;

import dash.statement.Expression;

/** One column that a SELECT gives out, stars unfolded. */
record Output(String name, Expression value) {}
