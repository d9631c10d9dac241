@NullMarked
package dash.server.evals;

import org.jspecify.annotations.NullMarked;
