package dash.index;

import dash.search.Embeddings;
import dash.search.SearchDocument;
import dash.search.SearchIndex.Brought;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.Bits;
import org.apache.lucene.util.BytesRef;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the index hold given documents: first all words in one commit, then, in rounds, the meanings that nobody had
 * kept. The lock is not held while a model computes.
 */
final class Bringing {

    private static final Logger LOG = LoggerFactory.getLogger(Bringing.class);
    private static final int MEANINGS_AT_ONCE = 2_000;
    private static final int LOOKED_UP_AT_ONCE = 5_000;
    private static final BytesRef UNKNOWN = new BytesRef();

    private final Fields fields;
    private final Optional<Embeddings> embeddings;
    private final Map<String, SearchDocument> documents = new LinkedHashMap<>();

    Bringing(Fields fields, Optional<Embeddings> embeddings, List<SearchDocument> documents) {
        this.fields = fields;
        this.embeddings = embeddings;
        documents.forEach(document -> this.documents.put(document.id(), document));
    }

    Brought into(Storage storage, Runnable refresh) throws IOException {
        return bring(storage, false, refresh);
    }

    Brought anew(Storage storage, Runnable refresh) throws IOException {
        return bring(storage, true, refresh);
    }

    private Brought bring(Storage storage, boolean anew, Runnable refresh) throws IOException {
        int[] counts = new int[2];
        Map<String, String> waiting = new LinkedHashMap<>();
        Storage.Work work = writer -> {
            counts[0] = 0;
            counts[1] = 0;
            waiting.clear();
            writeWords(writer, counts, waiting);
        };
        if (anew) {
            storage.writeAnew(work);
        } else {
            storage.write(work);
        }
        refresh.run();
        return new Brought(counts[0], counts[1], writeMeanings(storage, waiting, refresh));
    }

    private void writeWords(IndexWriter writer, int[] counts, Map<String, String> waiting) throws IOException {
        Map<String, String> present = new HashMap<>();
        Set<String> withoutMeaning = new HashSet<>();
        try (DirectoryReader reader = DirectoryReader.open(writer)) {
            for (LeafReaderContext leaf : reader.leaves()) {
                read(leaf, present, withoutMeaning);
            }
        }
        List<SearchDocument> changed = new ArrayList<>();
        Map<String, String> hashes = new HashMap<>();
        for (SearchDocument document : documents.values()) {
            String hash = document.hash();
            if (!hash.equals(present.get(document.id()))) {
                changed.add(document);
                hashes.put(document.id(), hash);
            } else if (withoutMeaning.contains(document.id())) {
                waiting.put(document.id(), document.meaning());
            }
        }
        for (int from = 0; from < changed.size(); from += LOOKED_UP_AT_ONCE) {
            lay(writer, changed.subList(from, Math.min(changed.size(), from + LOOKED_UP_AT_ONCE)), hashes, waiting);
        }
        present.keySet().removeAll(documents.keySet());
        for (String gone : present.keySet()) {
            writer.deleteDocuments(new Term(Fields.ID, gone));
        }
        counts[0] = changed.size();
        counts[1] = present.size();
    }

    private static void read(LeafReaderContext leaf, Map<String, String> present, Set<String> withoutMeaning)
            throws IOException {
        BinaryDocValues hashes = DocValues.getBinary(leaf.reader(), Fields.HASH);
        BinaryDocValues vectors = DocValues.getBinary(leaf.reader(), Fields.VECTOR);
        Bits alive = leaf.reader().getLiveDocs();
        for (int id = hashes.nextDoc(); id != DocIdSetIterator.NO_MORE_DOCS; id = hashes.nextDoc()) {
            if (alive == null || alive.get(id)) {
                String both = hashes.binaryValue().utf8ToString();
                int end = both.lastIndexOf('\n');
                present.put(both.substring(0, end), both.substring(end + 1));
                if (!vectors.advanceExact(id) || vectors.binaryValue().length == 0) {
                    withoutMeaning.add(both.substring(0, end));
                }
            }
        }
    }

    private void lay(
            IndexWriter writer, List<SearchDocument> some, Map<String, String> hashes, Map<String, String> waiting)
            throws IOException {
        Map<String, float[]> kept = kept(some);
        for (SearchDocument document : some) {
            String meaning = document.meaning();
            float[] vector = kept.get(meaning);
            if (vector == null) {
                waiting.put(document.id(), meaning);
            }
            writer.updateDocument(
                    new Term(Fields.ID, document.id()),
                    fields.lay(
                            document,
                            hashes.getOrDefault(document.id(), ""),
                            vector == null ? UNKNOWN : Quantised.of(vector).toBytes()));
        }
    }

    private Map<String, float[]> kept(List<SearchDocument> some) {
        if (embeddings.isEmpty()) {
            return Map.of();
        }
        Set<String> texts = new HashSet<>();
        some.forEach(document -> texts.add(document.meaning()));
        try {
            return embeddings.get().kept(texts);
        } catch (RuntimeException unreachable) {
            LOG.warn("Kept embeddings cannot be read: {}", unreachable.toString());
            return Map.of();
        }
    }

    /** A model that fails costs the meanings, never the words. */
    private int writeMeanings(Storage storage, Map<String, String> waiting, Runnable refresh) throws IOException {
        if (embeddings.isEmpty()) {
            return 0;
        }
        List<Map.Entry<String, String>> all = new ArrayList<>(waiting.entrySet());
        for (int from = 0; from < all.size(); from += MEANINGS_AT_ONCE) {
            List<Map.Entry<String, String>> some = all.subList(from, Math.min(all.size(), from + MEANINGS_AT_ONCE));
            List<float[]> vectors;
            try {
                vectors = embeddings
                        .get()
                        .compute(some.stream().map(Map.Entry::getValue).toList());
            } catch (RuntimeException failed) {
                LOG.warn("Meanings cannot be computed, so search goes by words: {}", failed.toString());
                return from;
            }
            storage.write(writer -> {
                for (int index = 0; index < some.size(); index++) {
                    writer.updateBinaryDocValue(
                            new Term(Fields.ID, some.get(index).getKey()),
                            Fields.VECTOR,
                            Quantised.of(vectors.get(index)).toBytes());
                }
            });
            refresh.run();
        }
        return all.size();
    }
}
