/**
 * The command line, one of the doors to a project.
 *
 * <p>{@link dash.app.Main} turns arguments into a verb, runs it and turns whatever comes out into text and an exit code.
 * {@link dash.project.Workshop} opens what a verb needs (store, source, guard, analyst) and closes it again.
 */
@NullMarked
package dash.app;

import org.jspecify.annotations.NullMarked;
