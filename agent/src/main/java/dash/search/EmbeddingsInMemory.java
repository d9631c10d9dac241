package dash.search;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps embeddings for as long as the process lives; for tests and for use without a store. */
public final class EmbeddingsInMemory implements EmbeddingStore {

    private final Map<String, float[]> kept = new ConcurrentHashMap<>();

    @Override
    public Map<String, float[]> find(String model, Collection<String> hashes) {
        Map<String, float[]> found = new HashMap<>();
        for (String hash : hashes) {
            float[] vector = kept.get(model + '\n' + hash);
            if (vector != null) {
                found.put(hash, vector.clone());
            }
        }
        return found;
    }

    @Override
    public void keep(String model, Map<String, float[]> vectors) {
        vectors.forEach((hash, vector) -> kept.put(model + '\n' + hash, vector.clone()));
    }
}
