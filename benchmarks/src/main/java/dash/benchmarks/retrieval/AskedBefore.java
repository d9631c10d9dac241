package dash.benchmarks.retrieval;

import dash.search.Embedding;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Remembers the embeddings of questions, so that the time of a search is told without them. */
final class AskedBefore implements Embedding {

    private final Embedding embedding;
    private final Map<String, float[]> questions = new ConcurrentHashMap<>();

    AskedBefore(Embedding embedding) {
        this.embedding = embedding;
    }

    @Override
    public String model() {
        return embedding.model();
    }

    @Override
    public int dimensions() {
        return embedding.dimensions();
    }

    @Override
    public float[] ofQuestion(String question) {
        return questions.computeIfAbsent(question, embedding::ofQuestion);
    }

    @Override
    public List<float[]> ofTexts(List<String> texts) {
        return embedding.ofTexts(texts);
    }
}
