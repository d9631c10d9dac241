@NullMarked
package dash.app.context;

import org.jspecify.annotations.NullMarked;
