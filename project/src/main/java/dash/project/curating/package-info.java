/**
 * What people do to a project beside asking, whichever door they come by: correct and confirm answers, teach, edit, promote and
 * prove learnings, look up items and add golden questions. Each is the whole of a verb but for its arguments and its telling.
 * Not here: how it is told ({@code render}), and the single steps themselves, which are the heart's ({@code dash.curate}).
 */
@NullMarked
package dash.project.curating;

import org.jspecify.annotations.NullMarked;
