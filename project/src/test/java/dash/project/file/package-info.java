@NullMarked
package dash.project.file;

import org.jspecify.annotations.NullMarked;
