/**
 * The documents of a project that are not items of its knowledge: PDF files, which are read where they lie and never written,
 * and what MCP servers said lately.
 *
 * <p>{@link dash.project.documents.ProjectShelf} puts them together; contexts add them to the knowledge that questions rest
 * on, so that they are cut, searched and cited like every other document.
 */
@NullMarked
package dash.project.documents;

import org.jspecify.annotations.NullMarked;
