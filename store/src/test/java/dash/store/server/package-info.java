@NullMarked
package dash.store.server;

import org.jspecify.annotations.NullMarked;
