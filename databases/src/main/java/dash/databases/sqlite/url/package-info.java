/**
 * The address of a SQLite file: {@code sqlite:./shop.db}.
 *
 * <p>Only a path stands in it. The driver would read settings out of a name with a question mark and other places out of
 * special names, so neither reaches it: it gets an absolute path and the settings that are fixed in the session.
 */
@NullMarked
package dash.databases.sqlite.url;

import org.jspecify.annotations.NullMarked;
