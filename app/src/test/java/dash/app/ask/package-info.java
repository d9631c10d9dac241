@NullMarked
package dash.app.ask;

import org.jspecify.annotations.NullMarked;
