/** Learning from mistakes, through the engine and a real database. */
@NullMarked
package dash.app.learn;

import org.jspecify.annotations.NullMarked;
