/**
 * The in-process embedding model: texts come in, vectors go out, and nothing leaves the machine.
 *
 * <p>{@link dash.models.embedding.InProcessEmbedding} opens one of the known {@link dash.models.embedding.Weights}, whose
 * files lie in the jar. Our own {@code WordPiece} cuts text as the models were trained on; onnxruntime does the sums.
 *
 * <p>Not here: keeping vectors (store), comparing them (index), and language models that talk.
 */
@NullMarked
package dash.models.embedding;

import org.jspecify.annotations.NullMarked;
