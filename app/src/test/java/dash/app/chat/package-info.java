/** A chat as a person has it: a real process in a real terminal. */
@NullMarked
package dash.app.chat;

import org.jspecify.annotations.NullMarked;
