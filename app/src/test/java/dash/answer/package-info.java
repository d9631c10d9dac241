/** What the answer package says about statements that PostgreSQL's own grammar has read. */
@NullMarked
package dash.answer;

import org.jspecify.annotations.NullMarked;
