/** Knowledge between files and store, through the front door. */
@NullMarked
package dash.app.knowledge;

import org.jspecify.annotations.NullMarked;
