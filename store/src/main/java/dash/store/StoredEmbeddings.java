package dash.store;

import dash.search.EmbeddingStore;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Embeddings in the store, shared by all projects and processes: the same text means the same everywhere. */
public final class StoredEmbeddings implements EmbeddingStore {

    private static final int LOOKED_UP_AT_ONCE = 1_000;

    private final Transactions transactions;

    StoredEmbeddings(Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public Map<String, float[]> find(String model, Collection<String> hashes) {
        List<String> all = List.copyOf(hashes);
        Map<String, float[]> found = new HashMap<>();
        for (int from = 0; from < all.size(); from += LOOKED_UP_AT_ONCE) {
            String some = String.join(",", all.subList(from, Math.min(all.size(), from + LOOKED_UP_AT_ONCE)));
            found.putAll(transactions.inTransaction(handle -> {
                Map<String, float[]> rows = new HashMap<>();
                handle.createQuery(
                                "SELECT encode(text_hash, 'hex'), vector FROM embedding WHERE model = :model AND text_hash IN"
                                        + " (SELECT decode(hash, 'hex') FROM unnest(string_to_array(:hashes, ',')) hash)")
                        .bind("model", model)
                        .bind("hashes", some)
                        .map((row, context) -> Map.entry(row.getString(1), floats(row.getBytes(2))))
                        .forEach(row -> rows.put(row.getKey(), row.getValue()));
                return rows;
            }));
        }
        return found;
    }

    @Override
    public void keep(String model, Map<String, float[]> vectors) {
        if (vectors.isEmpty()) {
            return;
        }
        transactions.inTransaction(handle -> {
            PreparedBatch batch =
                    handle.prepareBatch("INSERT INTO embedding (model, text_hash, vector) VALUES (?, ?, ?)"
                            + " ON CONFLICT (model, text_hash) DO UPDATE SET vector = excluded.vector");
            vectors.entrySet().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .forEach(entry -> batch.bind(0, model)
                            .bind(1, HexFormat.of().parseHex(entry.getKey()))
                            .bind(2, bytes(entry.getValue()))
                            .add());
            return batch.execute().length;
        });
    }

    private static byte[] bytes(float[] vector) {
        ByteBuffer buffer = ByteBuffer.allocate(vector.length * Float.BYTES);
        buffer.asFloatBuffer().put(vector);
        return buffer.array();
    }

    private static float[] floats(byte[] bytes) {
        float[] vector = new float[bytes.length / Float.BYTES];
        ByteBuffer.wrap(bytes).asFloatBuffer().get(vector);
        return vector;
    }
}
