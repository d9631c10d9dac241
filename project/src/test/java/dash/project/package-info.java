@NullMarked
package dash.project;

import org.jspecify.annotations.NullMarked;
