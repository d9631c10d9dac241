package dash.search;

import dash.files.Sha256;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** An embedding whose results are kept. */
public final class Embeddings {

    private static final int REMEMBERED = 8;

    private final Embedding embedding;
    private final EmbeddingStore store;
    private final Map<String, float[]> latest = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, float[]> eldest) {
            return size() > REMEMBERED;
        }
    };

    public Embeddings(Embedding embedding, EmbeddingStore store) {
        this.embedding = embedding;
        this.store = store;
    }

    public String model() {
        return embedding.model();
    }

    public int dimensions() {
        return embedding.dimensions();
    }

    /** Not stored: questions repeat too rarely. The latest are remembered, since one is searched for once a kind of item. */
    public float[] ofQuestion(String question) {
        synchronized (latest) {
            return latest.computeIfAbsent(question, embedding::ofQuestion).clone();
        }
    }

    /** Those that are kept, by text; quick. */
    public Map<String, float[]> kept(Set<String> texts) {
        Map<String, String> hashes = new LinkedHashMap<>();
        texts.forEach(text -> hashes.put(Sha256.of(text), text));
        Map<String, float[]> found = new HashMap<>();
        store.find(model(), hashes.keySet())
                .forEach((hash, vector) -> found.put(Objects.requireNonNull(hashes.get(hash)), vector));
        return found;
    }

    /** Computes and keeps them, whether or not they were kept; slow. */
    public List<float[]> compute(List<String> texts) {
        List<float[]> vectors = embedding.ofTexts(texts);
        Map<String, float[]> fresh = new LinkedHashMap<>();
        for (int index = 0; index < texts.size(); index++) {
            fresh.put(Sha256.of(texts.get(index)), vectors.get(index));
        }
        store.keep(model(), fresh);
        return vectors;
    }
}
