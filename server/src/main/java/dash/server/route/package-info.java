/**
 * Routes are values: method, path, right, and a function from a {@link dash.server.route.Call} to a
 * {@link dash.server.route.Reply}. The list of all routes is the only place that knows them all; the OpenAPI document is held
 * equal to it by a test.
 */
@NullMarked
package dash.server.route;

import org.jspecify.annotations.NullMarked;
