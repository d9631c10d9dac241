/**
 * Step 3 of the built-in analyst, links: what each span of a question may stand for.
 *
 * <p>Tokens and knowledge come in; {@link dash.builtin.links.MetricLink}s and {@link dash.builtin.links.Link}s go out: a
 * metric's name or synonym, a dimension, a value, a period, a cue of grammar, or a word that carries no meaning of its
 * own. Competing links are all kept.
 *
 * <p>Not here: which links fit together. That is a reading.
 */
@NullMarked
package dash.builtin.links;

import org.jspecify.annotations.NullMarked;
