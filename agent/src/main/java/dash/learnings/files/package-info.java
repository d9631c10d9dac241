/**
 * Learnings as files: the format of {@code knowledge/learnings/*}, which the store keeps too.
 *
 * <p>{@link dash.learnings.files.LearningText} writes and reads one learning, {@link dash.learnings.files.RuleText} its
 * rule.
 *
 * <p>Not here: which files there are, and what an import makes of them ({@code dash.curate}).
 */
@NullMarked
package dash.learnings.files;

import org.jspecify.annotations.NullMarked;
