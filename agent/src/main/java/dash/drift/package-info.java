/**
 * Beside the line, drift: knowledge against the live source.
 *
 * <p>An edition of knowledge, the live schema and the schema that knowledge last agreed with come in; a
 * {@link dash.drift.CheckReport} goes out: what changed in the source and whom each change breaks, and every other place
 * where knowledge says something that is not so. What each item says about the source is first read off it as
 * {@link dash.drift.Claims}; then one rule after the other (see {@link dash.drift.Check}) compares the claims with the
 * source. Statements are run, guarded and limited, because a statement that parses can still fail.
 *
 * <p>{@link dash.drift.Quarantine} turns the report into changes of knowledge: what is broken is kept and not used until
 * it is mended. {@link dash.drift.Repairs} drafts what is missing and proposes patches, and overwrites nothing.
 *
 * <p>{@link dash.drift.LearningDrift} does both for learnings.
 *
 * <p>Not here: reading and keeping knowledge (knowledge, curate).
 */
@NullMarked
package dash.drift;

import org.jspecify.annotations.NullMarked;
