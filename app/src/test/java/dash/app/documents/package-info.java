/** Documents through the front door: questions that need no figure, citations, and texts that mean harm. */
@NullMarked
package dash.app.documents;

import org.jspecify.annotations.NullMarked;
