/**
 * What a question may ask, free of its wording and of SQL.
 *
 * <p>Generators of readings build an {@link dash.builtin.query.Asked}; the sql step writes it in the words of an engine, and the
 * choice step compares it with others. Joins are not part of it: which tables belong together is told by the terms that are
 * used, and the sql step finds the way between them.
 *
 * <p>Not here: words, scores, dialects.
 */
@NullMarked
package dash.builtin.query;

import org.jspecify.annotations.NullMarked;
