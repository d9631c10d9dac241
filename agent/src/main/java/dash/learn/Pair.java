package dash.learn;

import dash.learnings.Mistake;
import dash.schema.Schema;
import dash.statement.Statement;

/** A statement that was wrong, and the one that put it right. */
record Pair(Statement before, Statement after, Mistake.Sort sort, String code, Schema schema) {}
