/** Texts about given rows and documents, true and untrue, held against what the claim checker makes of them. */
@NullMarked
package dash.app.claim;

import org.jspecify.annotations.NullMarked;
