@NullMarked
package dash.models.provider;

import org.jspecify.annotations.NullMarked;
