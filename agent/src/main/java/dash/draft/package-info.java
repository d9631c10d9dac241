/**
 * Beside the line, draft: a schema and what was found in its rows come in, knowledge that nobody has looked at goes out.
 *
 * <p>{@link dash.draft.Drafting} guesses what tables mean from names, comments, keys and values, and which metrics, joins, words
 * and questions follow; {@link dash.draft.from} reads what people told elsewhere, in views, other tools and folders of SQL;
 * {@link dash.draft.Merging} puts both together, what was told before what was guessed. All of it is pure: the same input
 * gives the same items in the same order, and no name of any one database is known here.
 *
 * <p>Not here: looking at rows (profile), asking the source (databases), writing files and deciding about drafts (curate and
 * project). Nothing here says that something is so; every item that comes out is a draft.
 */
@NullMarked
package dash.draft;

import org.jspecify.annotations.NullMarked;
