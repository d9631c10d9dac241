package dash.models.embedding;

import dash.search.Embedding;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;

/**
 * Embeddings without a key and without a network. The model loads in the background, as soon as this is made or with the
 * first need of it, so that a command that never searches does not wait for it. Safe for many threads.
 */
public final class InProcessEmbedding implements Embedding {

    private static final int TEXTS_AT_ONCE = 32;

    private static final InProcessEmbedding SHARED = new InProcessEmbedding(Weights.ALL_MINILM_L6_V2);

    private final Weights weights;
    private final CompletableFuture<Network> network;
    private final AtomicBoolean begun = new AtomicBoolean();

    private InProcessEmbedding(Weights weights) {
        this.weights = weights;
        this.network = new CompletableFuture<>();
    }

    /** The model that was chosen by measurement. */
    public static InProcessEmbedding standard() {
        return of(Weights.ALL_MINILM_L6_V2);
    }

    public static InProcessEmbedding of(Weights weights) {
        InProcessEmbedding embedding = new InProcessEmbedding(weights);
        embedding.begin();
        return embedding;
    }

    /**
     * The chosen model, not loaded before it is needed, and once for all who need it.
     *
     * @param cache where its libraries are laid out
     */
    public static InProcessEmbedding late(Path cache) {
        NetworkLibraries.layOut(cache);
        return SHARED;
    }

    /** Begins to load, if nobody did; returns at once. */
    public void begin() {
        if (begun.compareAndSet(false, true)) {
            Thread.ofPlatform().daemon().name("load embedding model").start(this::load);
        }
    }

    /** Whether it can be used without waiting; false for one that failed to load. */
    public boolean isReady() {
        return network.isDone() && !network.isCompletedExceptionally();
    }

    /** Waits for it, at most so long. */
    public boolean isReadyWithin(Duration patience) {
        begin();
        try {
            network.get(patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException notReady) {
            return false;
        }
        return isReady();
    }

    private Network network() {
        begin();
        return network.join();
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
        return network().run(List.of(weights.beforeQuestions() + question))[0];
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
                    network().run(Arrays.stream(batch).mapToObj(texts::get).toList());
            for (int index = 0; index < batch.length; index++) {
                vectors[batch[index]] = found[index];
            }
        }
        return Arrays.asList(vectors);
    }
}
