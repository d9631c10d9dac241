/**
 * Before the guard, statement: the neutral tree of a query, the same for every engine.
 *
 * <p>Comes in: SQL text. Each engine's own parser stands behind {@link dash.statement.StatementParser} and fills the
 * tree; goes out: a {@link dash.statement.Parsing}. Every {@link dash.statement.Node} knows its span in the text, and
 * {@link dash.statement.Node#children()} is complete by construction, because it is read off the record's components: a
 * rule that walks the tree cannot miss a position. What the tree cannot hold is
 * {@link dash.statement.Parsing.NotUnderstood}, never half a tree.
 *
 * <p>Guard, diagnosis, explanation and provenance read this one tree, so they cannot disagree. Names are as the engine resolves them (folded, unquoted, escapes decoded).
 *
 * <p>Not here: whether a statement may run (guard), what a name means in a live schema (schema), rendering SQL.
 */
@NullMarked
package dash.statement;

import org.jspecify.annotations.NullMarked;
