/**
 * Hostile requests, derived from the OpenAPI document: every route, every parameter and every field of every body gets what it
 * should not get. The seed is fixed, so that what fails fails again.
 */
@NullMarked
package dash.server.fuzz;

import org.jspecify.annotations.NullMarked;
