@NullMarked
package dash.files;

import org.jspecify.annotations.NullMarked;
