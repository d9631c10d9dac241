package dash.search;

import java.util.Collection;
import java.util.Map;

/** Keeps embeddings, so that a text costs its computation once and not once a process. Safe for many threads. */
public interface EmbeddingStore {

    /** By the SHA-256 of the text; what is not kept is missing. */
    Map<String, float[]> find(String model, Collection<String> hashes);

    /** Keeping one twice is harmless. */
    void keep(String model, Map<String, float[]> vectors);
}
