@NullMarked
package dash.app.command;

import org.jspecify.annotations.NullMarked;
