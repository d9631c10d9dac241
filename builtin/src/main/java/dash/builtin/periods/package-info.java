/**
 * Step 2 of the built-in analyst, periods: tokens come in, half-open ranges of days go out.
 *
 * <p>{@link dash.builtin.periods.PeriodGrammar} knows how people name time: years, quarters, months, days, fiscal years,
 * "last 3 months", "since March", "between … and …". Ranges are exact to the day by the project's calendar.
 *
 * <p>Not here: which column a range restricts, and in which time zone its midnights are.
 */
@NullMarked
package dash.builtin.periods;

import org.jspecify.annotations.NullMarked;
