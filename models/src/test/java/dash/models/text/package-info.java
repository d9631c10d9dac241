@NullMarked
package dash.models.text;

import org.jspecify.annotations.NullMarked;
