@NullMarked
package dash.conversation;

import org.jspecify.annotations.NullMarked;
