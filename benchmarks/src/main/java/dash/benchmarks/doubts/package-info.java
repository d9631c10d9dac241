/**
 * {@code ./dash bench doubts}: how often each doubt is raised for right statements, and for right statements with a fault
 * planted in them.
 */
@NullMarked
package dash.benchmarks.doubts;

import org.jspecify.annotations.NullMarked;
