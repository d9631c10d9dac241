/**
 * Eval runs of a project: what a run was told to ask comes in, what became of each question goes out, kept as it goes.
 *
 * <p>The engine that asks and judges is {@link dash.golden}; here it meets a project, its store and the command line.
 *
 * <p>Not here: how a report looks (render).
 */
@NullMarked
package dash.project.eval;

import org.jspecify.annotations.NullMarked;
