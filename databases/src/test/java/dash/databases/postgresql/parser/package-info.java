/** Tests of PostgreSQL's grammar and of the guard standing on it. */
@NullMarked
package dash.databases.postgresql.parser;

import org.jspecify.annotations.NullMarked;
