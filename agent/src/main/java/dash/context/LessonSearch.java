package dash.context;

import dash.learnings.Learning;
import dash.search.Hit;
import dash.search.SearchDocument;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Learnings by the words of a question. They are few, differ from person to person and change with every question, so they
 * are looked through as they are instead of being kept in an index.
 */
final class LessonSearch {

    /** Shorter words are grammar in most languages we read. */
    private static final int TELLING = 4;

    private LessonSearch() {}

    /** Those that share at least two telling words with the text, the nearest first. */
    static List<Hit> hits(String text, List<Learning> lessons, int depth) {
        Set<String> asked = words(text);
        return lessons.stream()
                .map(learning -> hit(learning, asked))
                .filter(hit -> hit.score() > 0)
                .sorted(Comparator.comparingDouble(Hit::score).reversed().thenComparing(Hit::id))
                .limit(depth)
                .toList();
    }

    private static Hit hit(Learning learning, Set<String> asked) {
        Set<String> shared =
                new TreeSet<>(words(learning.title() + " " + learning.lesson().description()));
        shared.retainAll(asked);
        double score = shared.size() < 2 ? 0 : (double) shared.size() / asked.size();
        return new Hit(
                Lessons.idOf(learning),
                SearchDocument.Kind.LEARNING,
                learning.title(),
                learning.lesson().tables(),
                score,
                Map.of(),
                "words: " + String.join(", ", shared));
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> word.length() >= TELLING)
                .collect(Collectors.toCollection(HashSet::new));
    }
}
