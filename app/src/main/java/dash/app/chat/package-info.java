/**
 * A conversation in a terminal: lines come in, answers go out, and between them one can watch the analyst work.
 *
 * <p>With a person at both ends lines are edited and remembered, and Ctrl-C calls off the question and not the program.
 * Without one, lines are read as they come, so a file of questions can be asked. All of it is one
 * conversation, which is kept: a follow-up is read against what was answered before it.
 */
@NullMarked
package dash.app.chat;

import org.jspecify.annotations.NullMarked;
