/**
 * The other direction: from the tree to SQL, in the spelling of any engine.
 *
 * <p>In comes a tree, whoever parsed it, and a {@link dash.statement.Dialect}; out goes SQL that means the same there. Everything
 * is put in brackets that could be read in two ways. What an engine has no words for is said, never guessed: see
 * {@link dash.statement.render.Renderer#render}.
 *
 * <p>Not here: changing SQL that somebody wrote. That is done by edits of its text, so that it stays theirs.
 */
@NullMarked
package dash.statement.render;

import org.jspecify.annotations.NullMarked;
