@NullMarked
package dash.draft.from;

import org.jspecify.annotations.NullMarked;
