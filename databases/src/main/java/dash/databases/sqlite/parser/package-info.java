/**
 * SQLite's language of queries: SQL text comes in, the neutral tree goes out.
 *
 * <p>SQLite shows no tree of its own, so this is a parser written by hand after its grammar: the same tokens, the same
 * keywords that may be names, the same precedence. Tests hold it to the real compiler, text by text and value by value,
 * and the compiler's own code is looked at once more before anything runs. Everything that is no query is a command, and
 * its inside is not looked at. Names are in lower case as far as SQLite ignores case, which is A to Z.
 *
 * <p>Not here: whether a statement may run (the guard), the compiled code (session).
 */
@NullMarked
package dash.databases.sqlite.parser;

import org.jspecify.annotations.NullMarked;
