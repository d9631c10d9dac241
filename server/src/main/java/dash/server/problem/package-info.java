/**
 * How the server says that something is wrong: one shape, RFC 9457 with our code, place, value and next step.
 */
@NullMarked
package dash.server.problem;

import org.jspecify.annotations.NullMarked;
