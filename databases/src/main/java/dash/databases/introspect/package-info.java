/** What every engine's introspection ends with: a fingerprint of the schema, and the scope that the guard judges by. */
@NullMarked
package dash.databases.introspect;

import org.jspecify.annotations.NullMarked;
