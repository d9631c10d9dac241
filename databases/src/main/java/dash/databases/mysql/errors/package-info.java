/**
 * The one border where the driver's exceptions become values: the kind by the server's error number, and its words without
 * secrets, values or invisible signs. Error text is data that the database's content can steer ({@code EXTRACTVALUE} was made to
 * carry cells), and it goes on to a model, a log and a person.
 *
 * <p>Not here: deciding what happens next. That follows from the kind alone.
 */
@NullMarked
package dash.databases.mysql.errors;

import org.jspecify.annotations.NullMarked;
