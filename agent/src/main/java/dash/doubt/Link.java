package dash.doubt;

/** Two columns that a join or a condition holds equal. */
record Link(Source left, String leftColumn, Source right, String rightColumn) {}
