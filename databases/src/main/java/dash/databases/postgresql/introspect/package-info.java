/**
 * Layer 6 at PostgreSQL, introspect: the catalog comes in, a {@link dash.schema.Schema} goes out.
 *
 * <p>Five statements read everything, however many tables there are; nothing is counted and no table is touched. Only what
 * is in the project's scope and what the login may read is seen at all, so that a schema never promises more than a
 * statement can get. Beside it, {@link dash.databases.postgresql.introspect.ServerCatalog} tells the guard which functions
 * and operators this very server has.
 *
 * <p>Not here: samples of values, and what tables mean.
 */
@NullMarked
package dash.databases.postgresql.introspect;

import org.jspecify.annotations.NullMarked;
