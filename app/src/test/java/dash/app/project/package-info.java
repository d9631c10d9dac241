@NullMarked
package dash.app.project;

import org.jspecify.annotations.NullMarked;
