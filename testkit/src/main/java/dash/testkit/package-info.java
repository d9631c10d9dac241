/**
 * What tests of every module stand on. Product code never depends on it.
 */
@NullMarked
package dash.testkit;

import org.jspecify.annotations.NullMarked;
