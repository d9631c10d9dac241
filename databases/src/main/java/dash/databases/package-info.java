/**
 * Sources: the databases that hold people's data. {@link dash.databases.Engines} knows every engine by the beginning of its
 * address; an {@link dash.databases.Engine} brings its grammar, its list of what is harmless and its spelling, and opens a
 * {@link dash.databases.Source}. Shared by all of them: {@code session} (how a statement runs), {@code scope} (what belongs to a
 * project), {@code login} (what a login could do), {@code look} (looking into columns), and small tools for addresses, grammars, lists,
 * catalogs and error texts. Everything else stands in one package per engine.
 */
@NullMarked
package dash.databases;

import org.jspecify.annotations.NullMarked;
