@NullMarked
package dash.draft;

import org.jspecify.annotations.NullMarked;
