/** Tests of cutting and citing documents. */
@NullMarked
package dash.documents;

import org.jspecify.annotations.NullMarked;
