/** Questions through the whole engine with a model that a scripted provider plays; the database is real. */
@NullMarked
package dash.app.model;

import org.jspecify.annotations.NullMarked;
