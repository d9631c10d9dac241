/** How an engine's list of what is harmless is kept: a file beside its class, written by a generator from the engine's own catalogue. */
@NullMarked
package dash.databases.catalogue;

import org.jspecify.annotations.NullMarked;
