/**
 * Beside the line, profile: which column refers to which, where no foreign key says so.
 *
 * <p>Candidates are made from names, types and the uniqueness of what is referred to ({@link dash.profile.joins.Likeness});
 * the data then decides: rows of the child must find rows of the parent. Each column gets the one parent that fits best.
 * Small numbers stand in every key that counts from 1, so that inclusion alone proves nothing: without a name that speaks for
 * it nothing is called a join.
 *
 * <p>Not here: joins that the database declares; these need no proof.
 */
@NullMarked
package dash.profile.joins;

import org.jspecify.annotations.NullMarked;
