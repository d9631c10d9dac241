/**
 * Knowledge as files: what a folder holds comes in, items with their places go out, and items become files again.
 *
 * <p>The {@link dash.knowledge.files.KnowledgeReader} is strict: what it does not understand is a fault with file, line and
 * column, and a folder with one broken file gives nothing at all, so that nothing is lost without a word. The
 * {@link dash.knowledge.files.KnowledgeWriter} writes the same items always as the same bytes, and what it wrote reads
 * as what was written.
 *
 * <p>Not here: comparing files with the store (curate) and with the live source (drift).
 */
@NullMarked
package dash.knowledge.files;

import org.jspecify.annotations.NullMarked;
