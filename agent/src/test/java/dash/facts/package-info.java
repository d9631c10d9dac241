@NullMarked
package dash.facts;

import org.jspecify.annotations.NullMarked;
