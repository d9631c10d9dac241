/**
 * Beside the line, profile: what a source holds, found by looking at a part of it.
 *
 * <p>A {@link dash.schema.Table} comes in; through the port {@link dash.profile.Sampler} a bounded number of its rows is read,
 * and a {@link dash.profile.TableProfile} goes out: how many rows, and for each column how much is missing, how many values
 * differ, from where to where they reach, which are common. Everything is computed here from the rows, so that every engine
 * gives the same. Columns that a project calls sensitive are never asked for.
 *
 * <p>{@code dash.profile.joins} finds which column refers to which, {@code dash.profile.quirks} what would trip up somebody
 * who does not know the data. Both go by names, types, values and distributions, and know no particular data.
 *
 * <p>Not here: writing anything of it down (draft), and asking (the line).
 */
@NullMarked
package dash.profile;

import org.jspecify.annotations.NullMarked;
