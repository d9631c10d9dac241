package dash.index;

import dash.search.Embeddings;
import dash.search.Hit;
import dash.search.Hit.Way;
import dash.search.SearchDocument.Kind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.search.ScoreDoc;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One search. */
final class Searching {

    private static final Logger LOG = LoggerFactory.getLogger(Searching.class);

    /** How deep each way looks before the two are fused. */
    private static final int DEPTH = 200;

    private static final double SHARE_OF_BM25 = 0.5;

    /** How much the best place is worth to a document; a whole name is worth about as much. */
    private static final double SHARE_OF_PLACE = 0.4;

    private static final int BEST_OF_A_PLACE = 3;

    /** Words are the better witness among many like tables, meaning among few; measured, docs/search.md. */
    private static final Map<Way, Double> WEIGHTS = Map.of(Way.WORDS, 1.0, Way.MEANING, 0.6);

    private record Scored(int document, String place, double score) {}

    private static final Comparator<Scored> BEST_FIRST =
            Comparator.comparingDouble(Scored::score).reversed().thenComparingInt(Scored::document);

    private final Snapshot snapshot;
    private final Words words;
    private final Optional<Embeddings> embeddings;
    private final Set<Kind> kinds;
    private final Set<Way> ways;

    Searching(Snapshot snapshot, Words words, Optional<Embeddings> embeddings, Set<Kind> kinds, Set<Way> ways) {
        this.snapshot = snapshot;
        this.words = words;
        this.embeddings = embeddings;
        this.kinds = kinds;
        this.ways = ways;
    }

    List<Hit> search(String text, int most) throws IOException {
        Asked asked = snapshot.asked(text, words);
        int depth = Math.max(DEPTH, 4 * most);
        Map<Way, List<Integer>> found = new EnumMap<>(Way.class);
        Map<Integer, Float> similarities = new HashMap<>();
        if (ways.contains(Way.WORDS)) {
            found.put(Way.WORDS, byWords(asked, depth));
        }
        if (ways.contains(Way.MEANING) && embeddings.isPresent()) {
            found.put(Way.MEANING, byMeaning(text, depth, similarities));
        }
        List<Hit> hits = new ArrayList<>();
        for (Fusion.Fused fused : Fusion.of(found, WEIGHTS)) {
            if (hits.size() == most) {
                break;
            }
            hits.add(hit(fused, asked, Optional.ofNullable(similarities.get(fused.document()))));
        }
        return hits;
    }

    private List<Integer> byWords(Asked asked, int depth) throws IOException {
        ScoreDoc[] candidates = WordSearch.candidates(snapshot.searcher(), asked, kinds, depth);
        List<Scored> scored = new ArrayList<>();
        for (ScoreDoc candidate : candidates) {
            Evidence evidence = snapshot.evidence(candidate.doc);
            Coverage coverage = Coverage.of(asked, evidence, snapshot.vocabulary());
            double bm25 = candidate.score / Math.max(1e-9, candidates[0].score);
            scored.add(new Scored(candidate.doc, evidence.place(), coverage.score() + SHARE_OF_BM25 * bm25));
        }
        scored.sort(BEST_FIRST);
        return neighbourly(scored).stream().map(Scored::document).toList();
    }

    /** What a question needs usually lies in one place, so a place with several good candidates lifts all of its own. */
    private static List<Scored> neighbourly(List<Scored> bestFirst) {
        Map<String, Integer> counted = new HashMap<>();
        Map<String, Double> places = new HashMap<>();
        for (Scored one : bestFirst) {
            if (!one.place().isEmpty() && counted.merge(one.place(), 1, Integer::sum) <= BEST_OF_A_PLACE) {
                places.merge(one.place(), one.score(), Double::sum);
            }
        }
        double most =
                places.values().stream().mapToDouble(Double::doubleValue).max().orElse(1);
        return bestFirst.stream()
                .map(one -> new Scored(
                        one.document(),
                        one.place(),
                        one.score() + SHARE_OF_PLACE * places.getOrDefault(one.place(), 0.0) / most))
                .sorted(BEST_FIRST)
                .toList();
    }

    private List<Integer> byMeaning(String text, int depth, Map<Integer, Float> similarities) {
        Set<Kind> wanted = EnumSet.copyOf(kinds);
        try {
            float[] question = embeddings.orElseThrow().ofQuestion(text);
            List<Vectors.Near> nearest = snapshot.nearest(question, wanted, depth);
            nearest.forEach(near -> similarities.put(near.document(), near.similarity()));
            return nearest.stream().map(Vectors.Near::document).toList();
        } catch (RuntimeException failed) {
            LOG.warn("The meaning of a question cannot be computed, so it is searched by words: {}", failed.toString());
            return List.of();
        }
    }

    private Hit hit(Fusion.Fused fused, Asked asked, Optional<Float> similarity) throws IOException {
        StoredFields stored = snapshot.searcher().storedFields();
        Document document = stored.document(fused.document(), Set.of(Fields.ID, Fields.TITLE, Fields.TABLE));
        Evidence evidence = snapshot.evidence(fused.document());
        Coverage coverage = Coverage.of(asked, evidence, snapshot.vocabulary());
        return new Hit(
                document.get(Fields.ID),
                snapshot.kind(fused.document()),
                document.get(Fields.TITLE),
                List.of(document.getValues(Fields.TABLE)),
                fused.score(),
                fused.ranks(),
                Reasons.of(coverage, document.get(Fields.TITLE), similarity));
    }
}
