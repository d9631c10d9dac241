/**
 * The wall before the database, guard: SQL that somebody or something wrote comes in, a {@link dash.guard.Verdict} goes
 * out.
 *
 * <p>Fail closed and pure: no database, no clock, no state. The engine's own parser fills the neutral tree; what it cannot
 * hold is not understood. Then each {@link dash.guard.Rule} looks at every node of its kind wherever it stands, and
 * anything that no list allows is a {@link dash.guard.Finding} with its place and what to do instead. Lists are allow
 * lists: {@link dash.guard.AllowList} is generated from the engine's catalogue, {@link dash.guard.Scope} is what the
 * project lets people read.
 *
 * <p>Only this package can make a {@link dash.guard.SafeSql}, and the executor takes nothing else.
 *
 * <p>Not here: timeouts, row limits and rights (session and login), cost (the plan's business), what a name means to the
 * project (knowledge).
 */
@NullMarked
package dash.guard;

import org.jspecify.annotations.NullMarked;
