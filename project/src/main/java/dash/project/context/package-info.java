/**
 * What a project's contexts rest on while Dash runs: knowledge that follows the store, and a search index that follows
 * both knowledge and schema.
 *
 * <p>{@link dash.project.context.ProjectContexts} puts them together and hears of changes that other processes make.
 */
@NullMarked
package dash.project.context;

import org.jspecify.annotations.NullMarked;
