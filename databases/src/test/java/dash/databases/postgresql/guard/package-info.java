/** The guard on PostgreSQL's grammar and allow list, as a whole: corpora, tables of attacks and honest queries, fuzz. */
@NullMarked
package dash.databases.postgresql.guard;

import org.jspecify.annotations.NullMarked;
