package dash.index;

import dash.search.Hit.Way;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reciprocal rank fusion: what two ways of searching both put in front stands in front. */
final class Fusion {

    /**
     * Small on purpose, where 60 is usual: among very many tables the two ways rarely agree, and a constant that makes the
     * fortieth place nearly as good as the first lets a common neighbour of both push out the best of either
     * ({@code docs/search.md} has the figures).
     */
    private static final double FLATTENING = 1;

    /** A document and the places it got, from 1. */
    record Fused(int document, double score, Map<Way, Integer> ranks) {}

    private Fusion() {}

    static List<Fused> of(Map<Way, List<Integer>> ways, Map<Way, Double> weights) {
        Map<Integer, EnumMap<Way, Integer>> ranks = new LinkedHashMap<>();
        ways.forEach((way, documents) -> {
            for (int index = 0; index < documents.size(); index++) {
                ranks.computeIfAbsent(documents.get(index), key -> new EnumMap<>(Way.class))
                        .put(way, index + 1);
            }
        });
        List<Fused> fused = new ArrayList<>();
        ranks.forEach((document, places) -> {
            double score = 0;
            for (Map.Entry<Way, Integer> place : places.entrySet()) {
                score += weights.getOrDefault(place.getKey(), 1.0) / (FLATTENING + place.getValue());
            }
            fused.add(new Fused(document, score, places));
        });
        fused.sort(Comparator.comparingDouble(Fused::score).reversed().thenComparingInt(Fused::document));
        return fused;
    }
}
