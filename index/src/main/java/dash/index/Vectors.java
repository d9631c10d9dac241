package dash.index;

import dash.search.SearchDocument.Kind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.Bits;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.VectorUtil;

/**
 * The meanings of one segment, in memory. All are compared with the question: exact, nothing to build, and at 70,000
 * documents quicker than the target by far (docs/search.md).
 */
final class Vectors {

    /** A document of the whole index and how near it is, 1 being the same. */
    record Near(int document, float similarity) {}

    private final int[] documents;
    private final Kind[] kinds;
    private final float[] scales;
    private final byte[][] coordinates;

    private Vectors(List<Integer> documents, List<Kind> kinds, List<Quantised> vectors) {
        int count = documents.size();
        this.documents = documents.stream().mapToInt(Integer::intValue).toArray();
        this.kinds = kinds.toArray(new Kind[0]);
        this.scales = new float[count];
        this.coordinates = new byte[count][];
        for (int index = 0; index < count; index++) {
            this.scales[index] = vectors.get(index).scale();
            this.coordinates[index] = vectors.get(index).coordinates();
        }
    }

    static Vectors load(LeafReader segment, int dimensions) throws IOException {
        List<Integer> documents = new ArrayList<>();
        List<Kind> kinds = new ArrayList<>();
        List<Quantised> vectors = new ArrayList<>();
        BinaryDocValues values = DocValues.getBinary(segment, Fields.VECTOR);
        SortedDocValues kind = DocValues.getSorted(segment, Fields.KIND);
        Bits alive = segment.getLiveDocs();
        for (int id = values.nextDoc(); id != DocIdSetIterator.NO_MORE_DOCS; id = values.nextDoc()) {
            BytesRef bytes = values.binaryValue();
            boolean counts = bytes.length == Quantised.bytes(dimensions) && (alive == null || alive.get(id));
            if (counts && kind.advanceExact(id)) {
                documents.add(id);
                kinds.add(Kind.valueOf(kind.lookupOrd(kind.ordValue()).utf8ToString()));
                vectors.add(Quantised.read(bytes));
            }
        }
        return new Vectors(documents, kinds, vectors);
    }

    int count() {
        return documents.length;
    }

    /** Puts the nearest of this segment into the queue, which holds the worst in front. */
    void nearest(Quantised question, Set<Kind> wanted, int base, int most, PriorityQueue<Near> best) {
        float limit = best.size() < most ? -2 : best.element().similarity();
        for (int index = 0; index < documents.length; index++) {
            if (!wanted.contains(kinds[index])) {
                continue;
            }
            int sum = VectorUtil.dotProduct(question.coordinates(), coordinates[index]);
            float similarity = sum * question.scale() * scales[index];
            if (similarity > limit) {
                best.add(new Near(base + documents[index], similarity));
                if (best.size() > most) {
                    best.remove();
                }
                limit = best.size() < most ? -2 : best.element().similarity();
            }
        }
    }

    static Comparator<Near> worstFirst() {
        return Comparator.comparingDouble(Near::similarity)
                .thenComparing(Comparator.comparingInt(Near::document).reversed());
    }
}
