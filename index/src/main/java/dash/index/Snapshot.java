package dash.index;

import dash.search.SearchDocument.Kind;
import dash.search.SearchDocument.Role;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;

/** The index as it was at one moment, with what is kept in memory for it. */
final class Snapshot {

    private static final int MOST_ASKED = 64;

    private final DirectoryReader reader;
    private final IndexSearcher searcher;
    private final Vocabulary vocabulary;
    private final Synonyms synonyms = new Synonyms();
    private final Map<Object, Vectors> vectors = new HashMap<>();
    private final Map<String, Asked> asked = new ConcurrentHashMap<>();

    private Snapshot(DirectoryReader reader) {
        this.reader = reader;
        this.searcher = new IndexSearcher(reader);
        this.searcher.setSimilarity(Fields.similarity());
        this.searcher.setQueryCache(null);
        this.vocabulary = new Vocabulary(reader);
    }

    /** Vectors of segments that did not change are taken over. */
    static Snapshot of(DirectoryReader reader, Map<Object, Vectors> before, int dimensions) throws IOException {
        Snapshot snapshot = new Snapshot(reader);
        for (LeafReaderContext leaf : reader.leaves()) {
            IndexReader.CacheHelper helper = leaf.reader().getReaderCacheHelper();
            Object key = helper == null ? leaf.reader() : helper.getKey();
            Vectors known = before.get(key);
            snapshot.vectors.put(key, known == null ? Vectors.load(leaf.reader(), dimensions) : known);
            snapshot.readSynonyms(leaf);
        }
        return snapshot;
    }

    private void readSynonyms(LeafReaderContext leaf) throws IOException {
        PostingsEnum having = leaf.reader().postings(new Term(Fields.HAS, Role.SYNONYM.name()), PostingsEnum.NONE);
        if (having == null) {
            return;
        }
        for (int id = having.nextDoc(); id != DocIdSetIterator.NO_MORE_DOCS; id = having.nextDoc()) {
            boolean alive = leaf.reader().getLiveDocs() == null
                    || leaf.reader().getLiveDocs().get(id);
            if (alive) {
                synonyms.add(evidence(leaf, id));
            }
        }
    }

    /** A question is searched for once for each kind of thing, and understood once for all of them. */
    Asked asked(String text, Words words) {
        if (asked.size() > MOST_ASKED) {
            asked.clear();
        }
        return asked.computeIfAbsent(text, unseen -> Asked.of(text, words, vocabulary, synonyms));
    }

    DirectoryReader reader() {
        return reader;
    }

    IndexSearcher searcher() {
        return searcher;
    }

    Vocabulary vocabulary() {
        return vocabulary;
    }

    Map<Object, Vectors> vectors() {
        return vectors;
    }

    Evidence evidence(int document) throws IOException {
        int leaf = ReaderUtil.subIndex(document, reader.leaves());
        LeafReaderContext context = reader.leaves().get(leaf);
        return evidence(context, document - context.docBase);
    }

    Kind kind(int document) throws IOException {
        LeafReaderContext leaf = reader.leaves().get(ReaderUtil.subIndex(document, reader.leaves()));
        SortedDocValues kinds = DocValues.getSorted(leaf.reader(), Fields.KIND);
        if (!kinds.advanceExact(document - leaf.docBase)) {
            throw new IOException("a document without a kind: " + document);
        }
        return Kind.valueOf(kinds.lookupOrd(kinds.ordValue()).utf8ToString());
    }

    private static Evidence evidence(LeafReaderContext leaf, int id) throws IOException {
        BinaryDocValues values = DocValues.getBinary(leaf.reader(), Fields.EVIDENCE);
        return values.advanceExact(id) ? Evidence.read(values.binaryValue()) : new Evidence(List.of());
    }

    /** The best first. */
    List<Vectors.Near> nearest(float[] question, Set<Kind> kinds, int most) {
        Quantised quantised = Quantised.of(question);
        PriorityQueue<Vectors.Near> best = new PriorityQueue<>(Vectors.worstFirst());
        for (LeafReaderContext leaf : reader.leaves()) {
            IndexReader.CacheHelper helper = leaf.reader().getReaderCacheHelper();
            Vectors segment = vectors.get(helper == null ? leaf.reader() : helper.getKey());
            if (segment != null) {
                segment.nearest(quantised, kinds, leaf.docBase, most, best);
            }
        }
        List<Vectors.Near> sorted = new ArrayList<>(best);
        sorted.sort(Vectors.worstFirst().reversed());
        return sorted;
    }
}
