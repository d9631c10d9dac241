/** What a login could do beyond reading, in the same words for every engine. How that is found out is each engine's business. */
@NullMarked
package dash.databases.login;

import org.jspecify.annotations.NullMarked;
