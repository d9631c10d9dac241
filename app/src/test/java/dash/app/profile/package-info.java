/** What profiling finds on real data, held against labels that were written by hand before anything detected them. */
@NullMarked
package dash.app.profile;

import org.jspecify.annotations.NullMarked;
