package dash.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.search.BoostAttribute;
import org.apache.lucene.search.FuzzyTermsEnum;
import org.apache.lucene.util.BytesRef;

/** Which words the index knows, and how rare they are. */
final class Vocabulary {

    /** Shorter words have too many neighbours that mean something else. */
    private static final int SHORTEST_FORGIVEN = 5;

    private static final int SHORTEST_FORGIVEN_TWICE = 8;
    private static final int MOST_CORRECTIONS = 3;

    private static final int MOST_REMEMBERED = 20_000;

    private final IndexReader reader;
    private final Map<String, Float> inNames = new ConcurrentHashMap<>();

    Vocabulary(IndexReader reader) {
        this.reader = reader;
    }

    /** As BM25 counts it, by the field that has the word most often. */
    float rarity(String stem) {
        int found = 0;
        for (String field : Fields.SEARCHED.keySet()) {
            found = Math.max(found, count(field, stem));
        }
        int all = Math.max(1, reader.numDocs());
        return (float) Math.log(1 + Math.max(0.5, all - found + 0.5) / (found + 0.5));
    }

    /** Asked for every word of every candidate, so remembered. */
    float rarityInNames(String stem) {
        Float known = inNames.get(stem);
        float rarity = known == null ? countedInNames(stem) : known;
        if (known == null && inNames.size() < MOST_REMEMBERED) {
            inNames.put(stem, rarity);
        }
        return rarity;
    }

    private float countedInNames(String stem) {
        int found = count(Fields.NAME, stem);
        int all = Math.max(1, reader.numDocs());
        return (float) Math.log(1 + Math.max(0.5, all - found + 0.5) / (found + 0.5));
    }

    private int count(String field, String stem) {
        try {
            return reader.docFreq(new Term(field, stem));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Names that differ by a letter or two. Only for words that stand nowhere: a word that is known is meant. */
    List<String> corrections(Words.Word word) {
        String stem = word.stem();
        String written = word.written();
        boolean known = count(Fields.WHOLE, stem) > 0
                || Fields.SEARCHED.keySet().stream().anyMatch(field -> count(field, stem) > 0);
        if (known || written.length() < SHORTEST_FORGIVEN || !written.chars().allMatch(Character::isLetter)) {
            return List.of();
        }
        try {
            return near(written);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private List<String> near(String written) throws IOException {
        Terms names = MultiTerms.getTerms(reader, Fields.SPELLING);
        if (names == null) {
            return List.of();
        }
        int edits = written.length() < SHORTEST_FORGIVEN_TWICE ? 1 : 2;
        FuzzyTermsEnum near = new FuzzyTermsEnum(names, new Term(Fields.SPELLING, written), edits, 1, true);
        BoostAttribute boost = near.attributes().addAttribute(BoostAttribute.class);
        record Found(String word, float nearness, int count) {}
        List<Found> found = new ArrayList<>();
        for (BytesRef name = near.next(); name != null; name = near.next()) {
            found.add(new Found(name.utf8ToString(), boost.getBoost(), near.docFreq()));
        }
        return found.stream()
                .sorted(Comparator.comparingDouble(Found::nearness)
                        .reversed()
                        .thenComparing(Comparator.comparingInt(Found::count).reversed())
                        .thenComparing(Found::word))
                .limit(MOST_CORRECTIONS)
                .map(Found::word)
                .toList();
    }
}
