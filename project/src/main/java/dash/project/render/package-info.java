/**
 * How the command line shows things: answers and results for people, and the same as one JSON object for machines.
 *
 * <p>Whatever comes from a database, a document or a model is data: control characters never reach the terminal.
 */
@NullMarked
package dash.project.render;

import org.jspecify.annotations.NullMarked;
