/**
 * How the server fares: health, figures, the OpenAPI document, and who is served.
 */
@NullMarked
package dash.server.system;

import org.jspecify.annotations.NullMarked;
