@NullMarked
package dash.question;

import org.jspecify.annotations.NullMarked;
