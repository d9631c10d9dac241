package dash.benchmarks.retrieval;

import dash.search.EmbeddingStore;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Keeps embeddings in a file a model, so that a second measurement does not compute them again. Not for many threads. */
final class EmbeddingFile implements EmbeddingStore {

    private final Path folder;
    private final Map<String, Map<String, float[]>> kept = new HashMap<>();

    EmbeddingFile(Path folder) {
        this.folder = folder;
    }

    @Override
    public Map<String, float[]> find(String model, Collection<String> hashes) {
        Map<String, float[]> known = kept.computeIfAbsent(model, this::read);
        Map<String, float[]> found = new HashMap<>();
        for (String hash : hashes) {
            float[] vector = known.get(hash);
            if (vector != null) {
                found.put(hash, vector);
            }
        }
        return found;
    }

    @Override
    public void keep(String model, Map<String, float[]> vectors) {
        kept.computeIfAbsent(model, this::read).putAll(vectors);
        try {
            Files.createDirectories(folder);
            try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(
                    Files.newOutputStream(file(model), StandardOpenOption.CREATE, StandardOpenOption.APPEND)))) {
                for (Map.Entry<String, float[]> entry : vectors.entrySet()) {
                    out.writeUTF(entry.getKey());
                    out.writeInt(entry.getValue().length);
                    for (float value : entry.getValue()) {
                        out.writeFloat(value);
                    }
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** A last entry that was cut off by a kill is left out. */
    private Map<String, float[]> read(String model) {
        Map<String, float[]> vectors = new HashMap<>();
        if (!Files.exists(file(model))) {
            return vectors;
        }
        try (DataInputStream in =
                new DataInputStream(new BufferedInputStream(Files.newInputStream(file(model)), 1 << 20))) {
            while (true) {
                String hash = in.readUTF();
                float[] vector = new float[in.readInt()];
                for (int index = 0; index < vector.length; index++) {
                    vector[index] = in.readFloat();
                }
                vectors.put(hash, vector);
            }
        } catch (EOFException end) {
            return vectors;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Path file(String model) {
        return folder.resolve("embeddings-" + model + ".bin");
    }
}
