/**
 * Step 3b of the built-in analyst, names: what the tables and columns of the live schema may be called in a question.
 *
 * <p>A schema comes in and becomes {@link dash.builtin.links.names.SchemaNames}, made once for each state of schema and knowledge;
 * a question's tokens come in and {@link dash.builtin.links.names.NameLink}s go out, each with what it costs to believe it: nothing
 * for the very words of a name, more for a synonym, a part, an abbreviation, a slip of the keyboard. What a word may stand for is worked
 * out once ({@link dash.builtin.links.names.WordMeanings}); of thousands of tables the nearest few are looked at.
 *
 * <p>Not here: values, and which of the links is meant.
 */
@NullMarked
package dash.builtin.links.names;

import org.jspecify.annotations.NullMarked;
