/** Tests of reading PDF files. */
@NullMarked
package dash.pdf;

import org.jspecify.annotations.NullMarked;
