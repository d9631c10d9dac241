/** How the built-in analyst fares on the golden questions, through the whole engine. */
@NullMarked
package dash.app.golden;

import org.jspecify.annotations.NullMarked;
