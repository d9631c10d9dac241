/**
 * Before the first step, provenance: where a part of an answer came from.
 *
 * <p>Every later step that claims something hands out a {@link dash.provenance.Because}: the claim in words, its
 * {@link dash.provenance.Origin}, and the parts it rests on. The tree is built while computing and only ever added to, so an
 * answer's origin is what happened and not a story told afterwards.
 *
 * <p>Not here: deciding what to claim. A step claims only what it did itself.
 */
@NullMarked
package dash.provenance;

import org.jspecify.annotations.NullMarked;
