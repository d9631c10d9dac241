/**
 * Search by words and by meaning, fused: documents come in, hits go out.
 *
 * <p>{@link dash.index.LuceneIndex} is the port {@link dash.search.SearchIndex} on a folder. A question is cut into words
 * ({@code Words}: identifiers split and whole, stemmed) and asked with the synonyms that the documents themselves name
 * ({@code Synonyms}). {@code WordSearch} lets BM25 collect candidates, {@code Coverage} puts them in order by how much of
 * the question they answer to and how much of their own name the question says. {@code Vectors} compares meanings, exactly
 * and quantised. {@code Fusion} adds reciprocal ranks, and {@code Reasons} says why in words.
 *
 * <p>The folder is derived and disposable. One process at a time writes, for as long as a write takes; others wait for it,
 * and read meanwhile what was there. What is damaged, missing or of another version is made anew by the next
 * {@code bring}. A folder that cannot be used at all is replaced by memory.
 *
 * <p>Not here: what a document is (agent's {@code search}), what a text means (models), where embeddings are kept (store).
 */
@NullMarked
package dash.index;

import org.jspecify.annotations.NullMarked;
