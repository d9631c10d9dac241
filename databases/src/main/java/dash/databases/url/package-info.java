/** What every engine's addresses share: how they are decoded, and how a secret is kept out of a text. */
@NullMarked
package dash.databases.url;

import org.jspecify.annotations.NullMarked;
