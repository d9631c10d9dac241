/** The guard on MySQL's readers and allow list: corpora, tables of attacks and honest queries. */
@NullMarked
package dash.databases.mysql.guard;

import org.jspecify.annotations.NullMarked;
