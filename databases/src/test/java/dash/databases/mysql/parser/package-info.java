/** What a text becomes: trees, spans, refusals. */
@NullMarked
package dash.databases.mysql.parser;

import org.jspecify.annotations.NullMarked;
