/**
 * Beside the line, profile: what would trip up somebody who does not know the data.
 *
 * <p>One class finds one {@link dash.profile.quirks.QuirkKind}, by general signals: the words of names, types, values, their
 * distribution, and the columns beside. A {@link dash.profile.quirks.TableDetector} sees the rows of one table, a
 * {@link dash.profile.quirks.SourceDetector} the profiles of all tables and the joins between them.
 * {@link dash.profile.quirks.Survey} walks a source: every table once, then what lies between tables. Each
 * {@link dash.profile.quirks.Quirk} carries its evidence and a sentence that a person understands.
 *
 * <p>Not here: what to do about a quirk. A person, or a draft that a person accepts, says that.
 */
@NullMarked
package dash.profile.quirks;

import org.jspecify.annotations.NullMarked;
