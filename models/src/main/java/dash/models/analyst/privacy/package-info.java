/**
 * What a model may see. Everything that goes out to a provider passes a {@link dash.models.analyst.privacy.Veil}, and
 * what comes back passes it the other way.
 *
 * <p>With {@code rows} a veil lets through what the guard let through. With {@code facts} no cell of a result leaves, only
 * what was computed from it; texts in it are placeholders that are put back in the answer. With {@code schema} no value
 * leaves at all: what stands in the question is found among the source's values here, on this machine, and replaced;
 * every foreign text is masked word by word, and what is neither a name of the schema nor an everyday word goes.
 *
 * <p>Not here: what is sensitive. The guard refuses sensitive columns whatever the level.
 */
@NullMarked
package dash.models.analyst.privacy;

import org.jspecify.annotations.NullMarked;
