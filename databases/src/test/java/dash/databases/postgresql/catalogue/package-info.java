/** The generator of the allow list, and what must hold for it. */
@NullMarked
package dash.databases.postgresql.catalogue;

import org.jspecify.annotations.NullMarked;
