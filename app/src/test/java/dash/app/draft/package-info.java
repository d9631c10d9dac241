@NullMarked
package dash.app.draft;

import org.jspecify.annotations.NullMarked;
