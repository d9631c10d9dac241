/**
 * The one border where the driver's exceptions become values.
 *
 * <p>An {@link java.sql.SQLException} comes in, a {@link dash.execute.DatabaseError} goes out: the kind by SQLSTATE, the
 * place in the statement, and the database's words without secrets, values or invisible signs. Error text is data that
 * the database's content can steer, and it goes on to a model, a log and a person.
 *
 * <p>Not here: deciding what happens next. That follows from the kind alone.
 */
@NullMarked
package dash.databases.postgresql.errors;

import org.jspecify.annotations.NullMarked;
