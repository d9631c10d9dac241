/** How many questions with a language model Dash carries at once, and what it needs itself beside the model's time. */
@NullMarked
package dash.benchmarks.model;

import org.jspecify.annotations.NullMarked;
