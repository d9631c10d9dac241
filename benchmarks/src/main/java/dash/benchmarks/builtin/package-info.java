/**
 * How many questions the built-in analyst answers, and how many of its answers are right: {@code ./dash bench builtin}.
 *
 * <p>{@link dash.benchmarks.builtin.Sets} knows which databases and questions there are, {@link dash.benchmarks.builtin.Home}
 * has a PostgreSQL that outlives the run, {@link dash.benchmarks.builtin.Preparing} makes a project of each database with
 * the classes behind {@code dash init}. {@link dash.benchmarks.builtin.Asking} puts every wording to the whole engine and has
 * the product's own grader judge the answer; tables, failures and comparisons are made of what comes of it.
 *
 * <p>Not here: deciding when an answer is right (golden), and who answers (builtin).
 */
@NullMarked
package dash.benchmarks.builtin;

import org.jspecify.annotations.NullMarked;
