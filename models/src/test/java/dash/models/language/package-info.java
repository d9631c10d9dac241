@NullMarked
package dash.models.language;

import org.jspecify.annotations.NullMarked;
