/**
 * Before context, search: finding things in the source and in knowledge without reading all of it.
 *
 * <p>{@link dash.search.Values} tells in which columns a text of a question stands as a value.
 *
 * <p>{@link dash.search.SearchDocuments} derives from knowledge and the live schema one {@link dash.search.SearchDocument}
 * an item. A {@link dash.search.SearchIndex} takes them in and answers a question with {@link dash.search.Hit}s: score,
 * the rank that words and meaning gave, and the reason in words. What a text means comes from an
 * {@link dash.search.Embedding}; {@link dash.search.Embeddings} keeps what was computed in an
 * {@link dash.search.EmbeddingStore}.
 *
 * <p>Not here: how it is found, which adapters do within limits; and what of it goes to the analyst, which is context's
 * business.
 */
@NullMarked
package dash.search;

import org.jspecify.annotations.NullMarked;
