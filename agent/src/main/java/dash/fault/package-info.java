/**
 * Before the first step, fault: how anything in Dash says that something is wrong.
 *
 * <p>A {@link dash.fault.Fault} names a code, the place, the offending value and the next step, so that a person or a
 * model can act on it without reading a stack trace. It travels inside a {@link dash.fault.FaultException} and is
 * rendered by the doors: one line on a terminal, one object over HTTP. Each {@link dash.fault.Code} decides the exit
 * code of the command line and has its section in {@code docs/errors.md}; a test holds both together. {@link dash.fault.Nearest} helps
 * a message to say what was probably meant.
 *
 * <p>Not here: SQL that the guard refuses or the database rejects. Those are ordinary values of their own steps.
 */
@NullMarked
package dash.fault;

import org.jspecify.annotations.NullMarked;
