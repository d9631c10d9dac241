/** The command line through its front door. */
@NullMarked
package dash.app;

import org.jspecify.annotations.NullMarked;
