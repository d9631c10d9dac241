/**
 * Beside the line: who may do what to a project. Doors ask {@link dash.access.Access} once for every request, before anything
 * else happens, and know nothing of how it decides; today one owner at their own machine may do everything.
 */
@NullMarked
package dash.access;

import org.jspecify.annotations.NullMarked;
