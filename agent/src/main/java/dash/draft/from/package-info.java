/**
 * What people told about the same tables in other places: in views and comments of the database, in other tools, in folders of
 * SQL and in what a server was asked most often.
 *
 * <p>Each reader takes one form and gives {@link dash.draft.from.Told}: items that become drafts, what was left out, and
 * questions. A file that is not what it should be is a fault, and then nothing of it is taken; a part that speaks of tables the
 * source does not have, or of SQL that it does not understand, is left out and counted. SQL is judged by whoever knows the
 * source, through {@link dash.draft.from.Statements}.
 */
@NullMarked
package dash.draft.from;

import org.jspecify.annotations.NullMarked;
