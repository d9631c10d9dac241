/** What of a source belongs to a project: schemas, tables, and the columns that nobody may see. */
@NullMarked
package dash.databases.scope;

import org.jspecify.annotations.NullMarked;
