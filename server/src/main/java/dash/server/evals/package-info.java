/**
 * Eval runs over HTTP: which there were, one at a time under way, and how far it is as a stream of events. What was asked is in
 * the store as it goes; a run that a crash cut off is incomplete, and another one can be started.
 */
@NullMarked
package dash.server.evals;

import org.jspecify.annotations.NullMarked;
