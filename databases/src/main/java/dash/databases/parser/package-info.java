/** What the readers of several grammars share. */
@NullMarked
package dash.databases.parser;

import org.jspecify.annotations.NullMarked;
