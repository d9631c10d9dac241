/**
 * Beside the line, curate: how people's changes reach what Dash knows, and how they leave again.
 *
 * <p>{@link dash.curate.Importing} brings a knowledge folder into the store, {@link dash.curate.Exporting} writes the store
 * back as files, {@link dash.curate.Editing} changes one item. All three compare three states, as version control does:
 * what the files say, what the store says, and what both said when they last agreed. So a change on one side is taken
 * over, and a change on both sides is told and loses nothing.
 *
 * <p>Learnings take the same ways: {@link dash.curate.LearningImporting} and {@link dash.curate.LearningExporting} for
 * files, {@link dash.curate.Teaching} for what a person says, {@link dash.curate.Reviewing} for what a person decides, and
 * {@link dash.curate.Promoting} for what becomes knowledge. What both last agreed on is read off the history.
 *
 * <p>Not here: whether knowledge is true of the live source (drift).
 */
@NullMarked
package dash.curate;

import org.jspecify.annotations.NullMarked;
