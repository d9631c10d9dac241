package dash.models.embedding;

import dash.search.Embedding;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/**
 * Embeddings without a key and without a network. The model loads in the background as soon as this is made, so that a
 * command that never searches does not wait for it, and one that does waits less. Safe for many threads.
 */
public final class InProcessEmbedding implements Embedding {

    private static final int TEXTS_AT_ONCE = 32;

    private final Weights weights;
    private final CompletableFuture<Network> network;

    private InProcessEmbedding(Weights weights) {
        this.weights = weights;
        this.network = new CompletableFuture<>();
        Thread.ofPlatform().daemon().name("load embedding model").start(this::load);
    }

    /** The model that was chosen by measurement. */
    public static InProcessEmbedding standard() {
        return of(Weights.ALL_MINILM_L6_V2);
    }

    public static InProcessEmbedding of(Weights weights) {
        return new InProcessEmbedding(weights);
    }

    private void load() {
        try {
            network.complete(Network.load(weights));
        } catch (RuntimeException | LinkageError failure) {
            network.completeExceptionally(failure);
        }
    }

    @Override
    public String model() {
        return weights.model();
    }

    @Override
    public int dimensions() {
        return Weights.DIMENSIONS;
    }

    @Override
    public float[] ofQuestion(String question) {
        return network.join().run(List.of(weights.beforeQuestions() + question))[0];
    }

    /** Puts texts of like length together, because a batch costs as much as its longest text everywhere. */
    @Override
    public List<float[]> ofTexts(List<String> texts) {
        int[] order = IntStream.range(0, texts.size())
                .boxed()
                .sorted(Comparator.comparingInt(index -> texts.get(index).length()))
                .mapToInt(Integer::intValue)
                .toArray();
        float[][] vectors = new float[texts.size()][];
        for (int from = 0; from < order.length; from += TEXTS_AT_ONCE) {
            int[] batch = Arrays.copyOfRange(order, from, Math.min(order.length, from + TEXTS_AT_ONCE));
            float[][] found =
                    network.join().run(Arrays.stream(batch).mapToObj(texts::get).toList());
            for (int index = 0; index < batch.length; index++) {
                vectors[batch[index]] = found[index];
            }
        }
        return Arrays.asList(vectors);
    }
}
