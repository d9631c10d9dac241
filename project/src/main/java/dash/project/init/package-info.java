/**
 * A warm start: the address of a source comes in, a project that can be asked goes out.
 *
 * <p>{@link dash.project.init.Init} makes the project's files, reads the catalog, looks at every table, drafts knowledge from what
 * it found and from what people told elsewhere, writes it as files and brings it in. Whatever is there already stays: files
 * that a person wrote are never overwritten, a draft that was dropped does not come back, and running it again goes on where
 * it was interrupted. What was found of a table is kept beside the project as soon as the table is done.
 *
 * <p>Not here: guessing (draft), looking at rows (profile), and deciding about drafts (curating).
 */
@NullMarked
package dash.project.init;

import org.jspecify.annotations.NullMarked;
