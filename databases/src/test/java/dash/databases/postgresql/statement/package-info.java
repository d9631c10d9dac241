/** The neutral tree as PostgreSQL's grammar fills it: names, scopes, spans, comparison. */
@NullMarked
package dash.databases.postgresql.statement;

import org.jspecify.annotations.NullMarked;
