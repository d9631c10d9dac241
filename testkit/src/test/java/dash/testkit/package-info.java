@NullMarked
package dash.testkit;

import org.jspecify.annotations.NullMarked;
