/** Holds the demo company to its word: same bytes, true knowledge, right golden questions, traps that catch. */
@NullMarked
package dash.demo;

import org.jspecify.annotations.NullMarked;
