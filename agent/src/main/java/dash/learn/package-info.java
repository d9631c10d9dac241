/**
 * Step 11, learn: what happened comes in, learnings go out.
 *
 * <p>A statement that failed or was doubted, followed by one that worked, is a lesson, whether or not anybody thought of
 * saving it. {@link dash.learn.Learner} looks for such pairs in a transcript, takes the smallest difference of the two
 * trees, and tries to read a machine-applicable rule off it. {@link dash.learn.Corrections} does the same for a statement
 * that a person calls right. {@link dash.learn.Recorder} keeps a lesson once: the same one again strengthens it, one that
 * contradicts another is put to review.
 *
 * <p>Nothing here makes a learning active for others, and nothing here can fail an answer.
 */
@NullMarked
package dash.learn;

import org.jspecify.annotations.NullMarked;
