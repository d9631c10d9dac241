@NullMarked
package dash.knowledge.files;

import org.jspecify.annotations.NullMarked;
