/**
 * The command line and the composition root: the only place that knows every module.
 *
 * <p>{@link dash.app.Main} turns arguments into a verb, runs it and turns whatever comes out into text and an exit code.
 * {@link dash.app.Workshop} opens what a verb needs (store, source, guard, analyst) and closes it again.
 */
@NullMarked
package dash.app;

import org.jspecify.annotations.NullMarked;
