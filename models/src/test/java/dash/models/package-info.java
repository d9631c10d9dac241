@NullMarked
package dash.models;

import org.jspecify.annotations.NullMarked;
