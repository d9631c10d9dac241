/**
 * The one border where SQLite's exceptions become values.
 *
 * <p>An {@link java.sql.SQLException} comes in, a {@link dash.execute.DatabaseError} goes out: the kind by result code and
 * words, because SQLite has one code for everything that is wrong with a statement, the place where the named token
 * stands in the text, and the words without invisible signs.
 */
@NullMarked
package dash.databases.sqlite.errors;

import org.jspecify.annotations.NullMarked;
