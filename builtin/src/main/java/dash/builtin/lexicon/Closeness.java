package dash.builtin.lexicon;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * How near inflected words are, over all lemmas they may have; a lemma that is not the likeliest counts a little less. What
 * is around a lemma is remembered, because a question compares its few words with every name of a schema.
 */
final class Closeness {

    private static final double SECOND_LEMMA = 0.9;
    private static final int REMEMBERED = 20_000;

    private final Lemmas lemmas;
    private final Neighbours neighbours;
    private final Map<String, SequencedSet<String>> lemmasOf = new ConcurrentHashMap<>();
    private final Map<String, Map<String, Related>> around = new ConcurrentHashMap<>();

    Closeness(Lemmas lemmas, Neighbours neighbours) {
        this.lemmas = lemmas;
        this.neighbours = neighbours;
    }

    double between(String one, String other) {
        return relation(one, other).map(Related::closeness).orElse(0.0);
    }

    Optional<Related> relation(String one, String other) {
        if (one.equals(other)) {
            return Optional.of(new Related(other, 1, Way.SAME));
        }
        Optional<Related> closest = Optional.empty();
        double first = 1;
        for (String from : lemmasOf(one)) {
            double second = 1;
            for (String to : lemmasOf(other)) {
                closest = closer(closest, listed(from, to), first * second);
                second = SECOND_LEMMA;
            }
            first = SECOND_LEMMA;
        }
        return closest;
    }

    private static Optional<Related> closer(Optional<Related> one, Optional<Related> other, double weight) {
        Optional<Related> weighted = other.map(related -> related.weakened(weight));
        return one.isEmpty() || weighted.isEmpty() ? one.or(() -> weighted) : one.map(it -> it.closer(weighted.get()));
    }

    private Optional<Related> listed(String from, String to) {
        if (from.equals(to)) {
            return Optional.of(new Related(to, 1, Way.SAME));
        }
        Optional<Related> there = Optional.ofNullable(aroundLemma(from).get(to));
        Optional<Related> back = Optional.ofNullable(aroundLemma(to).get(from))
                .map(related -> new Related(to, related.closeness(), related.way()));
        return closer(there, back, 1);
    }

    /** Closest first, as people write them. */
    List<Related> around(String word) {
        Map<String, Related> found = new HashMap<>();
        double weight = 1;
        for (String lemma : lemmasOf(word)) {
            double factor = weight;
            aroundLemma(lemma)
                    .values()
                    .forEach(related -> found.merge(related.word(), related.weakened(factor), Related::closer));
            weight = SECOND_LEMMA;
        }
        lemmasOf(word).forEach(found::remove);
        return sorted(found.values().stream().map(Keys::shown));
    }

    private static List<Related> sorted(Stream<Related> related) {
        return related.sorted(Comparator.comparingDouble(Related::closeness)
                        .reversed()
                        .thenComparing(Related::word))
                .toList();
    }

    private SequencedSet<String> lemmasOf(String word) {
        return remembered(lemmasOf).computeIfAbsent(word, lemmas::of);
    }

    private Map<String, Related> aroundLemma(String lemma) {
        return remembered(around).computeIfAbsent(lemma, neighbours::of);
    }

    /** Starting over is cheap, and simpler than deciding what to forget. */
    private static <T> Map<String, T> remembered(Map<String, T> map) {
        if (map.size() > REMEMBERED) {
            map.clear();
        }
        return map;
    }
}
