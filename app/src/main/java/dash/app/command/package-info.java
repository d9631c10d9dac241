/**
 * The verbs of the command line, one class each. A verb reads its arguments, asks the {@link dash.project.Workshop} for what it
 * needs, and prints; it holds no logic of its own.
 */
@NullMarked
package dash.app.command;

import org.jspecify.annotations.NullMarked;
